import type { ErrorCode, FieldProblem } from '@navor/contract';

/** A refusal by the API, with its code of the contract. */
export type ApiError = Error & { code: ErrorCode; status: number; data?: unknown };

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'code' in error && 'status' in error;
}

/** The fields an INVALID_INPUT error complains about; empty for any other. */
export function fieldProblemsOf(error: ApiError): FieldProblem[] {
  const { fields } = (error.data ?? {}) as { fields?: FieldProblem[] };
  return fields ?? [];
}
