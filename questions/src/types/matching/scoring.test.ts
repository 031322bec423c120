import { describe, expect, it } from 'vitest';
import type { PreparedQuestion, Response } from '../../question.ts';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion, viewQuestion } from '../../scoring.ts';
import { drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

const pair = (id: string, left: string, right: string) => ({ id, left: { sl: left }, right: { sl: right } });
const units = await questionOf({
  type: 'matching',
  pairs: [
    pair('u', 'napetost', 'volt'),
    pair('i', 'tok', 'amper'),
    pair('r', 'upornost', 'ohm'),
    pair('p', 'moč', 'vat'),
  ],
  extras: [{ sl: 'kulon' }],
});

/** Joins by what is shown. */
function joined(question: PreparedQuestion, seed: number, pairs: Record<string, string>): Response {
  const { view } = viewQuestion(question, drawingOf(question, { seed }));
  if (view.type !== 'matching') throw new Error('no pairs');
  const letter = (of: { letter: string; html: string }[], text: string) =>
    of.find(({ html }) => html === text)?.letter ?? '?';
  const entries = Object.entries(pairs).map(([left, right]) => [letter(view.lefts, left), letter(view.rights, right)]);
  return { type: 'matching', pairs: Object.fromEntries(entries) };
}

describe('matching', () => {
  it.each([
    [{ napetost: 'volt', tok: 'amper', upornost: 'ohm', moč: 'vat' }, 1],
    [{ napetost: 'volt', tok: 'amper', upornost: 'vat', moč: 'ohm' }, 0.5],
    [{ napetost: 'volt' }, 0.25],
    [{ napetost: 'kulon', tok: 'kulon' }, 0],
  ])('%j is worth %f', (pairs, share) => {
    for (const seed of [1, 2, 3]) {
      const outcome = scoreResponse(units, drawingOf(units, { seed }), joined(units, seed, pairs));
      expect(outcome).toMatchObject({ kind: 'graded', share });
    }
  });

  it('tells what was joined with what', () => {
    const response = joined(units, 5, { napetost: 'volt', tok: 'kulon' });
    expect(scoreResponse(units, drawingOf(units, { seed: 5 }), response)).toEqual({
      kind: 'graded',
      share: 0.25,
      chosen: expect.arrayContaining(['u=u', 'i=extra-1']),
      parts: { u: { share: 1 }, i: { share: 0 }, r: { share: 0 }, p: { share: 0 } },
    });
  });

  it('shuffles right sides even where options are not shuffled', () => {
    const orders = Array.from({ length: 20 }, (_, seed) => {
      const { view } = viewQuestion(units, drawingOf(units, { seed, shuffles: false }));
      if (view.type !== 'matching') throw new Error('no pairs');
      expect(view.lefts.map(({ html }) => html)).toEqual(['napetost', 'tok', 'upornost', 'moč']);
      return view.rights.map(({ html }) => html).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(10);
  });

  it('does not give partners the same letters', () => {
    const same = Array.from({ length: 50 }, (_, seed) => {
      const { reveal } = revealQuestion(units, drawingOf(units, { seed }), null);
      return reveal.type === 'matching' && Object.entries(reveal.correct).every(([left, right]) => left === right);
    });
    expect(same.filter(Boolean).length).toBeLessThan(5);
  });

  it('takes either of two equal right sides', async () => {
    const metals = await questionOf({
      type: 'matching',
      pairs: [pair('cu', 'baker', 'prevodnik'), pair('al', 'aluminij', 'prevodnik'), pair('pvc', 'PVC', 'izolator')],
    });
    const drawing = drawingOf(metals, { shuffles: false });
    const { view } = viewQuestion(metals, drawing);
    if (view.type !== 'matching') throw new Error('no pairs');
    const conductors = view.rights.filter(({ html }) => html === 'prevodnik').map(({ letter }) => letter);
    const insulator = view.rights.find(({ html }) => html === 'izolator')?.letter ?? '';
    for (const [a = '', b = ''] of [conductors, conductors.toReversed()]) {
      const response: Response = { type: 'matching', pairs: { a, b, c: insulator } };
      const outcome = scoreResponse(metals, drawing, response);
      expect(outcome).toMatchObject({ share: 1 });
      expect(revealQuestion(metals, drawing, { response, outcome }).reveal).toEqual({
        type: 'matching',
        correct: response.pairs,
      });
    }
  });

  it('solves itself, and foresees a mix-up', () => {
    const drawing = drawingOf(units, { seed: 9 });
    expect(scoreResponse(units, drawing, solveQuestion(units, drawing))).toMatchObject({ share: 1 });
    expect(slipsOf(units, drawing).map((slip) => scoreResponse(units, drawing, slip))).toMatchObject([{ share: 0 }]);
  });

  it('reports an id that is there twice', async () => {
    const { reported } = await preparedFrom({ type: 'matching', pairs: [pair('u', 'a', 'b'), pair('u', 'c', 'd')] });
    expect(reported.map(({ place }) => place)).toEqual(['pairs.1.id']);
  });
});
