import { inAttemptOrder } from '../../letters.ts';
import { faultOf } from '../../question-faults.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { feedbackOf, prepareOptions, showOptions } from '../single-choice/options.ts';
import type { PreparedOption } from '../single-choice/shape.ts';

export const scorer = {
  prepare: async ({ options }, tools) => {
    if (!options.some(({ correct }) => correct)) tools.report(['options'], faultOf('someCorrect'));
    return { type: 'multiple-choice', options: await prepareOptions(options, tools) };
  },

  view: ({ options }, drawing, fill) => ({ type: 'multiple-choice', options: showOptions(options, drawing, fill) }),

  score: ({ options }, drawing, { choices }) => {
    const chosen = inAttemptOrder(options, drawing).flatMap(({ letter, item }) =>
      choices.includes(letter) ? [item] : [],
    );
    if (chosen.length === 0) return { kind: 'unanswered' };
    // The share of the wrong ones is taken off, so that choosing everything earns nothing.
    const share = shareChosen(options, chosen, true) - shareChosen(options, chosen, false);
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

/** How many of the right options, or of the wrong ones, were chosen. */
function shareChosen(all: readonly PreparedOption[], chosen: readonly PreparedOption[], isRight: boolean): number {
  const count = (options: readonly PreparedOption[]) => options.filter(({ isCorrect }) => isCorrect === isRight).length;
  return count(all) === 0 ? 0 : count(chosen) / count(all);
}
