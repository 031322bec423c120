import type { ReadingProblem } from '@navor/questions/outcome.ts';
import { useProblemText } from './use-problem-text.ts';

/** Why an answer could not be read, and what to do about it. */
export function ReadingProblemText({ problem }: { problem: ReadingProblem }) {
  return useProblemText()(problem);
}
