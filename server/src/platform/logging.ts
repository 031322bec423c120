import { AsyncLocalStorage } from 'node:async_hooks';
import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** What belongs to the request being served; every log line written meanwhile carries its id. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'secret', '*.password', '*.token', '*.secret'],
    mixin: () => requestScope.getStore() ?? {},
  });
}
