import { describe, expect, it } from 'vitest';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion } from '../../scoring.ts';
import { drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

describe('true or false', () => {
  it.each([true, false])('%s as the author says', async (answer) => {
    const question = await questionOf({ type: 'true-false', answer, feedback: { sl: 'Zato.' } });
    const drawing = drawingOf(question);
    const score = (choice: boolean) => scoreResponse(question, drawing, { type: 'true-false', choice });
    expect(score(answer)).toEqual({ kind: 'graded', share: 1, chosen: [String(answer)] });
    expect(score(!answer)).toEqual({ kind: 'graded', share: 0, chosen: [String(!answer)] });
    const reveal = { type: 'true-false', correct: answer, feedback: '<p>Zato.</p>' };
    expect(revealQuestion(question, drawing, null).reveal).toEqual(reveal);
    expect(slipsOf(question, drawing)).toEqual([{ type: 'true-false', choice: !answer }]);
  });

  it('as the values of the attempt decide', async () => {
    const question = await questionOf({
      type: 'true-false',
      variables: { P: { list: [100, 200], unit: 'W' }, P_max: { list: [150, 150], unit: 'W' } },
      answer: 'P > P_max',
    });
    const answers = Array.from({ length: 20 }, (_, seed) => {
      const drawing = drawingOf(question, { seed });
      const solved = solveQuestion(question, drawing);
      expect(scoreResponse(question, drawing, solved)).toMatchObject({ share: 1 });
      expect(solved).toEqual({ type: 'true-false', choice: drawing.values.P === 200 });
      return drawing.values.P;
    });
    expect(new Set(answers)).toEqual(new Set([100, 200]));
  });

  it('reports a condition that cannot be read', async () => {
    const { reported } = await preparedFrom({ type: 'true-false', answer: 'P > P_max' });
    expect(reported.map(({ place }) => place)).toEqual(['answer']);
  });
});
