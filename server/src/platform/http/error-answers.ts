import { type ErrorCode, errorStatus } from '@navor/contract';
import type { Language } from '@navor/languages';
import { AppError } from '../errors.ts';
import { type Logger, withoutParameters } from '../logging.ts';
import { outageOf } from '../outage.ts';
import type { Texts } from '../texts.ts';

/** How every error leaves the API: a stable code for programs, a sentence for people. */
export function errorAnswer(texts: Texts, language: Language, code: ErrorCode, data?: unknown): Response {
  const status = errorStatus[code];
  return Response.json(
    { code, status, message: texts.say(language, `errors:${code}`), data },
    { status, headers: errorHeaders(data) },
  );
}

/** What an error says in headers beside its body. */
export function errorHeaders(data: unknown): Record<string, string> {
  const wait = (data as { retryAfterSeconds?: number } | undefined)?.retryAfterSeconds;
  return wait ? { 'retry-after': String(wait) } : {};
}

/** What an error may tell the outside: the expected ones their code, the rest only that something broke or is away. */
export function outwardError(error: unknown, log: Logger): AppError {
  if (error instanceof AppError) return error;
  const outage = outageOf(error);
  if (outage) {
    log.warn({ code: outage.code, reason: String(withoutParameters(error)) }, 'request not served');
    return outage;
  }
  log.error({ err: error }, 'request failed');
  return new AppError('INTERNAL');
}
