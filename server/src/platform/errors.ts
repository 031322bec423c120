import { type ErrorCode, errorStatus } from '@navor/contract';
import { ORPCError } from '@orpc/server';

/** An expected refusal: the code is the contract's, the words are the translations'. */
export class AppError extends ORPCError<ErrorCode, unknown> {
  constructor(code: ErrorCode, data?: unknown) {
    super(code, { status: errorStatus[code], message: code, data });
  }
}
