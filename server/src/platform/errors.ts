import { type ErrorCode, errorStatus } from '@navor/contract';
import { ORPCError } from '@orpc/server';

/** An expected refusal: the code is the contract's, the words are the translations'. */
export class AppError extends ORPCError<ErrorCode, unknown> {
  constructor(code: ErrorCode, data?: unknown) {
    super(code, { status: errorStatus[code], message: code, data });
  }
}

/** What is asked for, or a refusal: what is not there, and what is not the caller's to know of, are not told apart. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new AppError('NOT_FOUND');
  return thing;
}
