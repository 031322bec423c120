import { describe, expect, it } from 'vitest';
import type { PreparedQuestion, Response } from '../../question.ts';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion, viewQuestion } from '../../scoring.ts';
import { type DrawingChoice, drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

const options = [
  { id: 'volt', text: { sl: 'volt' }, feedback: { sl: 'V voltih merimo napetost.' } },
  { id: 'amper', text: { sl: 'amper', en: 'ampere' }, correct: true, feedback: { sl: 'Tako je.' } },
  { id: 'ohm', text: { sl: 'ohm' }, correct: true, feedback: { sl: 'Tudi ohm.' } },
  { id: 'vat', text: { sl: 'vat' } },
];
const single = await questionOf({
  type: 'single-choice',
  options: options.map((option) => ({ ...option, correct: option.id === 'amper' })),
});
const multiple = await questionOf({ type: 'multiple-choice', options });

/** By the author's ids, what the answer would be in letters. */
function letters(question: PreparedQuestion, ids: string[], choice?: DrawingChoice): string[] {
  const { view } = viewQuestion(question, drawingOf(question, { ...choice, language: 'sl' }));
  if (!('options' in view)) throw new Error('no options');
  return ids.map((id) => view.options.find(({ html }) => html === id)?.letter ?? '?');
}

describe('a single choice', () => {
  it.each([1, 2, 3, 4, 5])('is scored whatever the order of the attempt (seed %i)', (seed) => {
    const score = (id: string) => {
      const [choice = ''] = letters(single, [id], { seed });
      return scoreResponse(single, drawingOf(single, { seed }), { type: 'single-choice', choice });
    };
    expect(score('amper')).toEqual({ kind: 'graded', share: 1, chosen: ['amper'] });
    expect(score('volt')).toEqual({ kind: 'graded', share: 0, chosen: ['volt'] });
  });

  it("keeps the author's order where options are not shuffled, in the reader's language", () => {
    const { view } = viewQuestion(single, drawingOf(single, { shuffles: false, language: 'en' }));
    expect(view).toEqual({
      type: 'single-choice',
      options: [
        { letter: 'a', html: 'volt' },
        { letter: 'b', html: 'ampere' },
        { letter: 'c', html: 'ohm' },
        { letter: 'd', html: 'vat' },
      ],
    });
  });

  it('reveals feedback for what was chosen, and for nothing else', () => {
    const drawing = drawingOf(single, { shuffles: false });
    const response: Response = { type: 'single-choice', choice: 'a' };
    const outcome = scoreResponse(single, drawing, response);
    expect(revealQuestion(single, drawing, { response, outcome }).reveal).toEqual({
      type: 'single-choice',
      correct: 'b',
      feedback: { a: 'V voltih merimo napetost.' },
    });
    expect(revealQuestion(single, drawing, null).reveal).toMatchObject({ correct: 'b', feedback: {} });
  });

  it('foresees each wrong option', () => {
    const drawing = drawingOf(single, { shuffles: false });
    expect(solveQuestion(single, drawing)).toEqual({ type: 'single-choice', choice: 'b' });
    expect(slipsOf(single, drawing)).toEqual(['a', 'c', 'd'].map((choice) => ({ type: 'single-choice', choice })));
  });

  it('needs exactly one right option, and ids of their own', async () => {
    const [first, second, third] = options;
    const two = await preparedFrom({ type: 'single-choice', options });
    expect(two.reported).toEqual([{ place: 'options', fault: { code: 'oneCorrect', parts: [] } }]);
    const twice = await preparedFrom({ type: 'single-choice', options: [first, first, second] });
    expect(twice.reported.map(({ place }) => place)).toEqual(['options.1.id']);
    const none = await preparedFrom({ type: 'multiple-choice', options: [first, { ...third, correct: false }] });
    expect(none.reported.map(({ place }) => place)).toEqual(['options']);
  });
});

describe('a multiple choice', () => {
  it.each([
    [['amper', 'ohm'], 1],
    [['amper'], 0.5],
    [['amper', 'volt'], 0],
    [['amper', 'ohm', 'volt'], 0.5],
    [['amper', 'ohm', 'volt', 'vat'], 0],
    [['volt', 'vat'], 0],
  ])('of %j is worth %f', (ids, share) => {
    for (const seed of [1, 2, 3]) {
      const drawing = drawingOf(multiple, { seed });
      const choices = letters(multiple, ids, { seed });
      const outcome = scoreResponse(multiple, drawing, { type: 'multiple-choice', choices });
      expect(outcome).toMatchObject({ kind: 'graded', share });
      expect(outcome.kind === 'graded' && outcome.chosen?.toSorted()).toEqual(ids.toSorted());
    }
  });

  it('earns nothing by choosing everything, however many options are right', async () => {
    const mostlyRight = options.map((option, index) => ({ ...option, correct: index > 0 }));
    const question = await questionOf({ type: 'multiple-choice', options: mostlyRight });
    const drawing = drawingOf(question, { shuffles: false });
    const choices = ['a', 'b', 'c', 'd'];
    expect(scoreResponse(question, drawing, { type: 'multiple-choice', choices })).toMatchObject({ share: 0 });
  });

  it('counts no option twice', () => {
    const drawing = drawingOf(multiple, { shuffles: false });
    const choices = ['b', 'b', 'b'];
    expect(scoreResponse(multiple, drawing, { type: 'multiple-choice', choices })).toMatchObject({ share: 0.5 });
  });

  it('of nothing is no answer', () => {
    const drawing = drawingOf(multiple);
    expect(scoreResponse(multiple, drawing, { type: 'multiple-choice', choices: [] })).toEqual({ kind: 'unanswered' });
  });

  it('reveals feedback for chosen options, and for right ones that were not', () => {
    const drawing = drawingOf(multiple, { shuffles: false });
    const response: Response = { type: 'multiple-choice', choices: ['a', 'b'] };
    const outcome = scoreResponse(multiple, drawing, response);
    expect(revealQuestion(multiple, drawing, { response, outcome }).reveal).toEqual({
      type: 'multiple-choice',
      correct: ['b', 'c'],
      feedback: { a: 'V voltih merimo napetost.', b: 'Tako je.', c: 'Tudi ohm.' },
    });
  });
});
