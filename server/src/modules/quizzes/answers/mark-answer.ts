import { defaultLanguage, type Language } from '@navor/languages';
import type { Drawing, Outcome, PreparedQuestion, ReadingProblem, Response } from '@navor/questions';
import { scoreResponse, settleResponse } from '@navor/questions/scoring';

/** An answer with all that its worth follows from. */
export type Answer = {
  seed: number;
  values: Record<string, number>;
  /** In which it was given. */
  language: Language | null;
  response: Response | null;
  max_points: number;
};

export type Marked = {
  outcome: Outcome;
  points: number;
  /** Why the answer, or a part of it, cannot be read: to be told before that costs anything. */
  problem: ReadingProblem | null;
};

/** What an answer is worth if it is settled as it is. */
export function markAnswer(prepared: PreparedQuestion, answer: Answer, shuffles: boolean): Marked {
  const { response, max_points: most } = answer;
  if (!response) return { outcome: { kind: 'unanswered' }, points: 0, problem: null };
  const drawing = drawingOf(answer, { shuffles, language: answer.language ?? defaultLanguage });
  const read = scoreResponse(prepared, drawing, response);
  const problem = read.kind === 'unreadable' ? read.problem : null;
  const outcome = problem ? settleResponse(prepared, drawing, response) : read;
  return { outcome, points: outcome.kind === 'graded' ? outcome.share * most : 0, problem };
}

/** Shares such as thirds do not add up to the last digit. */
export const leastDifference = 1e-9;

export function isOtherWorth(points: number, others: number): boolean {
  return Math.abs(points - others) >= leastDifference;
}

export function drawingOf(
  { seed, values }: Pick<Answer, 'seed' | 'values'>,
  shown: { shuffles: boolean; language: Language },
): Drawing {
  return { seed, values, ...shown };
}
