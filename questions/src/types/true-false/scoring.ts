import { isConditionMet } from '@navor/quantities';
import type { DrawnQuestion, QuestionScorer } from '../../question-scorer.ts';
import type { TrueFalse } from './shape.ts';

export const scorer = {
  prepare: async ({ answer, feedback }, tools) => ({
    type: 'true-false',
    answer: typeof answer === 'boolean' ? answer : tools.condition(answer, ['answer']),
    feedback: feedback ? await tools.rich(feedback, ['feedback'], 'blocks') : null,
  }),

  view: () => ({ type: 'true-false' }),

  score: (prepared, drawing, { choice }) => ({
    kind: 'graded',
    share: choice === isTrue(prepared, drawing) ? 1 : 0,
    chosen: [String(choice)],
  }),

  reveal: (prepared, drawing, fill) => ({
    type: 'true-false',
    correct: isTrue(prepared, drawing),
    feedback: prepared.feedback && fill(prepared.feedback),
  }),

  solve: (prepared, drawing) => ({ type: 'true-false', choice: isTrue(prepared, drawing) }),

  slips: (prepared, drawing) => [{ type: 'true-false', choice: !isTrue(prepared, drawing) }],
} satisfies QuestionScorer<'true-false'>;

function isTrue({ answer }: TrueFalse['prepared'], { values }: DrawnQuestion): boolean {
  return typeof answer === 'boolean' ? answer : isConditionMet(answer, values);
}
