import { describe, expect, it } from 'vitest';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion, viewQuestion } from '../../scoring.ts';
import { drawingOf, questionOf } from '../../test-support/tools.ts';

const ids = ['izklopi', 'zavaruj', 'preveri', 'ozemlji', 'pregradi'];
const steps = await questionOf({ type: 'ordering', items: ids.map((id) => ({ id, text: { sl: id } })) });

const score = (order: string[], seed: number) => {
  const drawing = drawingOf(steps, { seed });
  const { view } = viewQuestion(steps, drawing);
  if (view.type !== 'ordering') throw new Error('no items');
  const letters = order.map((id) => view.items.find(({ html }) => html === id)?.letter ?? '?');
  return scoreResponse(steps, drawing, { type: 'ordering', order: letters });
};

describe('ordering', () => {
  it.each([
    [ids, 1],
    [['pregradi', 'izklopi', 'zavaruj', 'preveri', 'ozemlji'], 0.75],
    [['zavaruj', 'izklopi', 'preveri', 'ozemlji', 'pregradi'], 0.5],
    [ids.toReversed(), 0],
    [['izklopi', 'zavaruj'], 0.25],
    [['izklopi', 'izklopi', 'zavaruj'], 0.25],
  ])('%j is worth %f', (order, share) => {
    for (const seed of [1, 2, 3]) expect(score(order, seed)).toMatchObject({ kind: 'graded', share });
  });

  it('tells which items follow as they should', () => {
    expect(score(['zavaruj', 'izklopi', 'preveri', 'ozemlji', 'pregradi'], 1)).toEqual({
      kind: 'graded',
      share: 0.5,
      chosen: ['zavaruj', 'izklopi', 'preveri', 'ozemlji', 'pregradi'],
      parts: { zavaruj: { share: 0 }, preveri: { share: 0 }, ozemlji: { share: 1 }, pregradi: { share: 1 } },
    });
  });

  it('never shows the right order, and solves itself', () => {
    for (let seed = 0; seed < 50; seed++) {
      const drawing = drawingOf(steps, { seed, shuffles: seed % 2 === 0 });
      const [untouched] = slipsOf(steps, drawing);
      const solved = solveQuestion(steps, drawing);
      expect(untouched && scoreResponse(steps, drawing, untouched)).toMatchObject({ kind: 'graded' });
      expect(untouched).not.toEqual(solved);
      expect(scoreResponse(steps, drawing, solved)).toMatchObject({ share: 1 });
      const { reveal } = revealQuestion(steps, drawing, null);
      expect(reveal.type === 'ordering' && solved.type === 'ordering' && reveal.correct).toEqual(
        solved.type === 'ordering' && solved.order,
      );
    }
  });
});
