import { inAttemptOrder, itemAt } from '../../letters.ts';
import { faultOf } from '../../question-faults.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { feedbackOf, prepareOptions, showOptions } from './options.ts';

export const scorer = {
  prepare: async ({ options }, tools) => {
    if (options.filter(({ correct }) => correct).length !== 1) {
      tools.report(['options'], faultOf('oneCorrect'));
    }
    return { type: 'single-choice', options: await prepareOptions(options, tools) };
  },

  view: ({ options }, drawing, fill) => ({ type: 'single-choice', options: showOptions(options, drawing, fill) }),

  score: ({ options }, drawing, { choice }) => {
    const chosen = itemAt(inAttemptOrder(options, drawing), choice);
    if (!chosen) return { kind: 'unanswered' };
    return { kind: 'graded', share: chosen.isCorrect ? 1 : 0, chosen: [chosen.id] };
  },

  reveal: ({ options }, drawing, fill, given) => {
    const shown = inAttemptOrder(options, drawing);
    return {
      type: 'single-choice',
      correct: shown.find(({ item }) => item.isCorrect)?.letter ?? '',
      feedback: feedbackOf(
        shown.filter(({ letter }) => letter === given?.response.choice),
        fill,
      ),
    };
  },

  solve: ({ options }, drawing) => {
    const right = inAttemptOrder(options, drawing).find(({ item }) => item.isCorrect);
    return { type: 'single-choice', choice: right?.letter ?? '' };
  },

  slips: ({ options }, drawing) =>
    inAttemptOrder(options, drawing)
      .filter(({ item }) => !item.isCorrect)
      .map(({ letter }) => ({ type: 'single-choice', choice: letter })),
} satisfies QuestionScorer<'single-choice'>;
