import type { Attempt } from '@navor/contract';
import { markOf } from '../taking/shown-question.ts';

export function rightCount({ questions }: Pick<Attempt, 'questions'>): number {
  return questions.filter(({ response, settled }) => markOf(response, settled) === 'right').length;
}

/** From start to end; one that ran out of time may have been closed a while after its deadline. */
export function secondsTaken({ started_at, submitted_at, deadline }: Attempt): number {
  const end = Math.min(
    submitted_at?.getTime() ?? started_at.getTime(),
    deadline?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return Math.max(0, Math.round((end - started_at.getTime()) / 1000));
}
