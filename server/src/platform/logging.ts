import { AsyncLocalStorage } from 'node:async_hooks';
import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino, stdSerializers } from 'pino';
import { withoutAddressSecrets } from './address-secret.ts';

export type { Logger } from 'pino';

/** What belongs to the request being served; every log line written meanwhile carries its id, and whose request it is. */
export const requestScope = new AsyncLocalStorage<{ requestId: string; userId?: string }>();

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: presentError },
    redact: ['password', 'token', 'secret', '*.password', '*.token', '*.secret'],
    mixin: () => requestScope.getStore() ?? {},
  });
}

function presentError(error: Error) {
  const { message, stack, ...rest } = stdSerializers.err(withoutParameters(error));
  return { ...rest, message: withoutAddressSecrets(message), stack: withoutAddressSecrets(stack) };
}

/**
 * An error of the query builder repeats every value in its message: addresses, tokens, whole e-mails. What went wrong
 * is told by the statement and the database's own words.
 */
export function withoutParameters<Thrown>(error: Thrown): Thrown | Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { query, cause, stack } = error;
  const told = new Error(`${cause?.message ?? 'failed'} in ${query}`);
  const frames = stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  told.stack = [`Error: ${told.message}`, ...frames].join('\n');
  return told;
}
