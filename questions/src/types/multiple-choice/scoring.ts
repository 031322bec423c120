import { inAttemptOrder } from '../../letters.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { feedbackOf, prepareOptions, showOptions } from '../single-choice/options.ts';

export const scorer = {
  prepare: async ({ options }, tools) => {
    if (!options.some(({ correct }) => correct)) tools.report(['options'], 'At least one option has to be correct');
    return { type: 'multiple-choice', options: await prepareOptions(options, tools) };
  },

  view: ({ options }, drawing, fill) => ({ type: 'multiple-choice', options: showOptions(options, drawing, fill) }),

  score: ({ options }, drawing, { choices }) => {
    const chosen = inAttemptOrder(options, drawing).flatMap(({ letter, item }) =>
      choices.includes(letter) ? [item] : [],
    );
    if (chosen.length === 0) return { kind: 'unanswered' };
    const right = chosen.filter(({ isCorrect }) => isCorrect).length;
    const wrong = chosen.length - right;
    // Wrong ones are taken off, or else choosing everything would earn full marks.
    const share = (right - wrong) / options.filter(({ isCorrect }) => isCorrect).length;
    return { kind: 'graded', share: Math.max(0, share), chosen: chosen.map(({ id }) => id) };
  },

  reveal: ({ options }, drawing, fill, given) => {
    const shown = inAttemptOrder(options, drawing);
    const isTold = (letter: string, isCorrect: boolean) => isCorrect || given?.response.choices.includes(letter);
    return {
      type: 'multiple-choice',
      correct: shown.flatMap(({ letter, item }) => (item.isCorrect ? [letter] : [])),
      feedback: feedbackOf(
        shown.filter(({ letter, item }) => isTold(letter, item.isCorrect)),
        fill,
      ),
    };
  },

  solve: ({ options }, drawing) => ({
    type: 'multiple-choice',
    choices: inAttemptOrder(options, drawing).flatMap(({ letter, item }) => (item.isCorrect ? [letter] : [])),
  }),

  slips: ({ options }, drawing) =>
    inAttemptOrder(options, drawing)
      .filter(({ item }) => !item.isCorrect)
      .map(({ letter }) => ({ type: 'multiple-choice', choices: [letter] })),
} satisfies QuestionScorer<'multiple-choice'>;
