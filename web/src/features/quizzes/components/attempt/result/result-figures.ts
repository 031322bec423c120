import type { Attempt } from '@navor/contract';
import { markOf } from '../taking/shown-question.ts';

export function rightCount({ questions }: Pick<Attempt, 'questions'>): number {
  return questions.filter(({ response, settled }) => markOf(response, settled) === 'right').length;
}
