import { isClose } from '../leaks/is-about.ts';
import { Reading } from '../leaks/reading.ts';
import type { TeachingPlan } from '../teaching-plan.ts';
import { piecesOf } from './sentences.ts';

/** Without the sentences that have a quantity in them which is not in the task: before a first try they would solve it. */
export function withoutNewNumbers(markdown: string, task: string): string {
  const given = valuesIn(task);
  return piecesOf(markdown)
    .filter((piece) => valuesIn(piece).every((value) => given.some((own) => isClose(own, value))))
    .join('');
}

/** An example with the numbers of the question itself is no similar one. */
export function hasOtherNumbers(markdown: string, { exampleOf }: Pick<TeachingPlan, 'exampleOf'>): boolean {
  if (exampleOf === null) return true;
  const given = valuesIn(exampleOf);
  return valuesIn(markdown).some((value) => !given.some((own) => isClose(own, value)));
}

function valuesIn(text: string): number[] {
  return Reading.of(text)
    .quantities.filter(({ unit }) => unit !== null)
    .map(({ value }) => value);
}
