import type { ErrorCode, FieldProblem } from '@navor/contract';
import { data } from 'react-router';
import { fieldProblemsOf, isApiError } from '#platform/api-error.ts';
import { outageOf } from '#platform/outage.ts';

/** What an action tells its form when the API refused: why, which fields, and what was typed, so that nothing is lost. */
export type FormAnswer = {
  code: ErrorCode;
  fields: FieldProblem[];
  values: Record<string, string>;
  /** What the API adds to the code, such as what a bank says of a card. */
  reason?: string | undefined;
  /** When the same may be tried again. */
  retryAfterSeconds?: number | undefined;
};

/** Runs a write for a form. `values` come back to the form on refusal; never put a password among them. */
export async function submitted<Result>(values: Record<string, string>, write: () => Promise<Result>) {
  try {
    return { kind: 'done' as const, result: await write() };
  } catch (error) {
    const outage = outageOf(error);
    if (outage) return refused({ code: outage, fields: [], values }, 503);
    // A breakdown too is told beside the form: a page in its place would lose what was typed.
    if (!isApiError(error)) throw error;
    const { reason, retryAfterSeconds } = (error.data ?? {}) as Pick<FormAnswer, 'reason' | 'retryAfterSeconds'>;
    const answer: FormAnswer = {
      ...{ code: error.code, fields: fieldProblemsOf(error), values },
      ...(reason && { reason }),
      ...(retryAfterSeconds && { retryAfterSeconds }),
    };
    return refused(answer, error.status);
  }
}

function refused(answer: FormAnswer, status: number) {
  return { kind: 'refused' as const, answer, response: data(answer, { status }) };
}
