import type { FieldProblem } from '@navor/contract';
import { isAPIError } from 'better-auth/api';
import { AppError } from '../../../platform/errors.ts';

/** Whether the sign-in library said no, as opposed to having broken. */
export function isAuthRefusal(error: unknown): boolean {
  return isAPIError(error) && error.statusCode < 500;
}

/** The library's own code for a refusal. */
export function authErrorCode(error: unknown): string | undefined {
  return isAPIError(error) ? error.body?.code : undefined;
}

/** A password that was asked for once more, and did not match: said beside its field. */
export function wrongPassword(path = 'password'): AppError {
  return new AppError('INVALID_INPUT', { fields: [{ path, problem: 'wrong_password' }] satisfies FieldProblem[] });
}
