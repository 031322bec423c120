import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { withoutAddressSecrets } from '../address-secret.ts';
import { type Logger, requestScope } from '../logging.ts';
import { callerAddress } from './caller-address.ts';

/** Names every request, says so in its answer and in every log line written while it is served. */
export function requestLog(log: Logger, publicUrl?: string): MiddlewareHandler {
  return async (c, next) => {
    const requestId = randomUUID();
    const scope = { requestId };
    const address = callerAddress(c, publicUrl);
    const started = performance.now();
    await requestScope.run(scope, next);
    c.res.headers.set('x-request-id', requestId);
    const ms = Math.round(performance.now() - started);
    const path = withoutAddressSecrets(c.req.path);
    log.info({ ...scope, address, method: c.req.method, path, status: c.res.status, ms }, 'request');
  };
}
