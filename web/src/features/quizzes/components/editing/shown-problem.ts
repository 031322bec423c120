import type { QuestionProblem } from '@navor/contract';
import type { QuestionSource } from '@navor/questions';
import { fieldProblemsOf, isApiError } from '#platform/api-error.ts';

/** A problem as it is shown: what the checks say has a code, what concerns a field's form is in our texts. */
export type ShownProblem =
  | ({ kind: 'said' } & QuestionProblem)
  | {
      kind: 'form';
      place: (string | number)[];
      severity: 'error';
      problem: ReturnType<typeof fieldProblemsOf>[number]['problem'];
      limit?: number | undefined;
    };

/** What a refusal complains about within the question; empty for any other error. */
export function formProblemsOf(error: unknown, source: QuestionSource): ShownProblem[] {
  if (!isApiError(error) || error.code !== 'INVALID_INPUT') return [];
  return fieldProblemsOf(error).flatMap(({ path, problem, limit }): ShownProblem[] => {
    const [part, ...place] = path.split('.');
    if (part !== 'source') return [];
    const isMissing = isEmpty(valueAt(source, place));
    const shown = limit !== undefined && isPercent(place) ? limit * 100 : limit;
    return [{ kind: 'form', place, severity: 'error', problem: isMissing ? 'required' : problem, limit: shown }];
  });
}

/** Shares that the editor has in percent; their limits are told as it has them. */
function isPercent(place: readonly string[]): boolean {
  return place.slice(-2).join('.') === 'tolerance.relative';
}

function valueAt(source: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : null),
    source,
  );
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
