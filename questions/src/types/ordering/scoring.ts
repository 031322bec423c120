import { inAnotherOrder, itemAt } from '../../letters.ts';
import type { QuestionScorer } from '../../question-scorer.ts';
import { reportDuplicates, reportEqualTexts } from '../../report-duplicates.ts';

export const scorer = {
  prepare: async ({ items }, tools) => {
    reportDuplicates(items, ['items'], tools);
    reportEqualTexts(items, ['items'], tools);
    return {
      type: 'ordering',
      items: await Promise.all(
        items.map(async ({ id, text }, at) => ({ id, text: await tools.rich(text, ['items', at, 'text'], 'line') })),
      ),
    };
  },

  view: ({ items }, drawing, fill) => ({
    type: 'ordering',
    items: inAnotherOrder(items, drawing).map(({ letter, item }) => ({ letter, html: fill(item.text) })),
  }),

  score: ({ items }, drawing, { order }) => {
    const shown = inAnotherOrder(items, drawing);
    const given = [...new Set(order)].flatMap((letter) => itemAt(shown, letter) ?? []);
    if (given.length === 0) return { kind: 'unanswered' };
    const follows = items.slice(1).map((item, at) => {
      const before = items[at];
      const place = given.indexOf(item);
      return { id: item.id, share: place > 0 && given[place - 1] === before ? 1 : 0 };
    });
    return {
      kind: 'graded',
      share: follows.reduce((sum, { share }) => sum + share, 0) / follows.length,
      chosen: given.map(({ id }) => id),
      parts: Object.fromEntries(follows.map(({ id, share }) => [id, { share }])),
    };
  },

  reveal: ({ items }, drawing) => {
    const shown = inAnotherOrder(items, drawing);
    return { type: 'ordering', correct: items.map((item) => shown.find((entry) => entry.item === item)?.letter ?? '') };
  },

  solve: ({ items }, drawing) => {
    const shown = inAnotherOrder(items, drawing);
    return { type: 'ordering', order: items.map((item) => shown.find((entry) => entry.item === item)?.letter ?? '') };
  },

  slips: ({ items }, drawing) => [
    { type: 'ordering', order: inAnotherOrder(items, drawing).map(({ letter }) => letter) },
  ],
} satisfies QuestionScorer<'ordering'>;
