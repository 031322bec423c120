import type { ErrorCode, FieldProblem } from '@navor/contract';
import { data } from 'react-router';
import { fieldProblemsOf, isApiError } from './api-error.ts';

/** What an action tells its form when the API refused: why, which fields, and what was typed, so that nothing is lost. */
export type FormAnswer = { code: ErrorCode; fields: FieldProblem[]; values: Record<string, string> };

/** Runs a write for a form. `values` come back to the form on refusal; never put a password among them. */
export async function submitted<Result>(values: Record<string, string>, write: () => Promise<Result>) {
  try {
    return { kind: 'done' as const, result: await write() };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    const answer: FormAnswer = { code: error.code, fields: fieldProblemsOf(error), values };
    return { kind: 'refused' as const, response: data(answer, { status: error.status }) };
  }
}
