import { defaultLanguage } from '@navor/languages';
import { evaluate } from '@navor/quantities';
import type { Drawing, PreparedQuestion, Response } from '@navor/questions';
import { scoreResponse, solveQuestion } from '@navor/questions/scoring';
import { type Answer, drawingOf, type Marked, markAnswer } from '../answers/mark-answer.ts';
import { carryResponse } from './carry-response.ts';

export type Regraded = Marked & {
  response: Response | null;
  values: Record<string, number>;
};

/**
 * What an answer to an older version is worth by a newer one. Drawn values stay as they were drawn; those that follow from
 * them follow anew, since their expression may be what was mended. Null where the answer cannot be told by the newer
 * version: it draws values that the older one did not, has no answer with the old ones, or lacks what was chosen. So it is
 * where the answer has two meanings: whoever gave it took the mark that it had, and cannot be asked any more.
 */
export function regradeAnswer(
  answer: Answer,
  versions: { old: PreparedQuestion; new: PreparedQuestion },
  shuffles: boolean,
): Regraded | null {
  const values = valuesIn(versions.new, answer.values);
  if (!values) return null;
  const shown = { shuffles, language: answer.language ?? defaultLanguage };
  const [oldDrawing, newDrawing] = [drawingOf(answer, shown), drawingOf({ ...answer, values }, shown)];
  if (!hasAnswer(versions.new, newDrawing)) return null;
  const { response: given } = answer;
  const response = given && carryResponse({ ...versions, oldDrawing, newDrawing }, given);
  if (given && !response) return null;
  const marked = markAnswer(versions.new, { ...answer, values, response }, shuffles);
  const { outcome } = marked;
  if (outcome.kind === 'unreadable' && outcome.problem.kind === 'ambiguous') return null;
  return { ...marked, response, values };
}

function valuesIn({ template }: PreparedQuestion, drawn: Record<string, number>): Record<string, number> | null {
  const values: Record<string, number> = {};
  for (const { name } of template.variables) {
    const value = Object.hasOwn(drawn, name) ? drawn[name] : undefined;
    if (value === undefined) return null;
    values[name] = value;
  }
  // In an order in which each follows from those before it.
  for (const { name, value } of template.derived) values[name] = evaluate(value, values);
  return Object.values(values).every(Number.isFinite) ? values : null;
}

/** A version is tried with values of its own ranges, and these may be outside of them. */
function hasAnswer(question: PreparedQuestion, drawing: Drawing): boolean {
  const solved = scoreResponse(question, drawing, solveQuestion(question, drawing));
  return solved.kind === 'graded' && solved.share === 1;
}
