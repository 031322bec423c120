import { describe, expect, it } from 'vitest';
import type { PreparedQuestion } from '../../question.ts';
import { revealQuestion, scoreResponse, slipsOf, solveQuestion, viewQuestion } from '../../scoring.ts';
import { drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

const symbols = {
  m: { meaning: { sl: 'masa', en: 'mass' } },
  v: { meaning: { sl: 'hitrost' } },
};
const energy = await questionOf({
  type: 'formula',
  answer: 'm * v^2 / 2',
  left: { sl: '$W =$' },
  symbols,
  slips: [{ value: 'm * v^2', feedback: { sl: 'Polovica manjka.' } }],
});
const score = (text: string, question: PreparedQuestion = energy) =>
  scoreResponse(question, drawingOf(question), { type: 'formula', text });
const right = { kind: 'graded', share: 1 };

describe('a formula', () => {
  it.each([
    'm*v^2/2',
    'mv²/2',
    '1/2 m v^2',
    '0,5mv^2',
    '0.5 · m · v²',
    'W = m v^2 / 2',
    '(m·v·v)/2',
    'm/2*(v+1)^2 - m v - m/2',
    '= mv^2/2',
    'W_{k} = mv²/2',
    'W₁ = mv²/2',
    "W' = mv²/2",
    'W(v) = mv²/2',
    'mv²/2.',
    'm v^{2} / 2;',
  ])('%s is the same', (text) => {
    expect(score(text)).toEqual(right);
  });

  it.each(['m*v', 'm*v^2/3', '0', 'm'])('%s is another one', (text) => {
    expect(score(text)).toEqual({ kind: 'graded', share: 0 });
  });

  it('is compared with the slips that are foreseen', () => {
    expect(score('m v²')).toEqual({ kind: 'graded', share: 0, slip: { kind: 'own', own: 0 } });
  });

  it('is not graded where it cannot be read', () => {
    expect(score(' ')).toEqual({ kind: 'unanswered' });
    expect(score('m*(v')).toMatchObject({ kind: 'unreadable', problem: { kind: 'unreadable', reason: 'unbalanced' } });
    expect(score('m*k')).toMatchObject({
      kind: 'unreadable',
      problem: { kind: 'unreadable', reason: 'unknown-name', at: 2, part: 'k' },
    });
  });

  it('is asked about where it could be two', async () => {
    const asked = (...choices: string[]) => ({ kind: 'unreadable', problem: { kind: 'ambiguous', choices } });
    expect(score('1/2mv²')).toEqual(asked('(1/2)mv²', '1/(2mv²)'));
    expect(score('W = 1/2mv².')).toEqual(asked('(1/2)mv²', '1/(2mv²)'));
    expect(score('(1/2)mv²')).toEqual(right);
    const reactance = await questionOf({ type: 'formula', answer: '1 / (2 * pi * m * v)', symbols });
    expect(score('1/2πmv', reactance)).toEqual(asked('(1/2)πmv', '1/(2πmv)'));
    expect(score('1/(2πmv)', reactance)).toEqual(right);
    expect(score('(1/2)πmv', reactance)).toEqual({ kind: 'graded', share: 0 });
    const drawing = drawingOf(energy, { language: 'en' });
    expect(scoreResponse(energy, drawing, { type: 'formula', text: '1,000m v²/2,000' })).toEqual(
      asked('1000m v²/2000', '1.000m v²/2.000'),
    );
  });

  it.each([
    ['exp(-m / v)', 'e^(-m/v)'],
    ['exp(1) * m', 'e m'],
    ['0', 'm sin(7pi)'],
  ])('%s is typed as %s too', async (answer, text) => {
    expect(score(text, await questionOf({ type: 'formula', answer, symbols }))).toEqual(right);
  });

  it('shows its symbols, and reveals both sides as they are understood', () => {
    const drawing = drawingOf(energy, { language: 'en' });
    expect(viewQuestion(energy, drawing).view).toEqual({
      type: 'formula',
      left: '$W =$',
      symbols: [
        { name: 'm', meaning: 'mass' },
        { name: 'v', meaning: 'hitrost' },
      ],
      form: null,
    });
    const response = { type: 'formula', text: 'm v^2' } as const;
    const outcome = scoreResponse(energy, drawing, response);
    expect(revealQuestion(energy, drawing, { response, outcome }).reveal).toEqual({
      type: 'formula',
      answer: expect.stringMatching(/<math.*<mfrac>.*calc-fraction/),
      understood: expect.stringMatching(/<math.*<msup>.*calc-sup/),
      slipFeedback: '<p>Polovica manjka.</p>',
    });
  });

  it('holds values of the attempt', async () => {
    const question = await questionOf({
      type: 'formula',
      variables: { k: { list: [2.5, 2.5], unit: '' } },
      answer: '-k * m / (v - 1)',
      symbols,
      slips: [{ value: 'k * m', feedback: { sl: 'Ne.' } }],
    });
    expect(score('-2,5 m/(v-1)', question)).toEqual(right);
    expect(score('5m/(2(1-v))', question)).toEqual(right);
    for (const language of ['sl', 'en', 'de'] as const) {
      const drawing = drawingOf(question, { language });
      expect(scoreResponse(question, drawing, solveQuestion(question, drawing))).toEqual(right);
      for (const slip of slipsOf(question, drawing)) {
        expect(scoreResponse(question, drawing, slip)).toMatchObject({ share: 0, slip: { kind: 'own', own: 0 } });
      }
    }
  });

  it.each([
    ['expanded', 'm^2 + m * v', 'm^2 + m v', 'm(m + v)'],
    ['factored', 'm * (m + v)', 'm(m+v)', 'm² + mv'],
    ['fraction', '(m + v) / m', '(m+v)/m', '1 + v/m'],
  ] as const)('is worth half in another form than %s', async (form, answer, asked, other) => {
    const question = await questionOf({ type: 'formula', answer, symbols, form });
    expect(score(asked, question)).toEqual(right);
    expect(score(other, question)).toEqual({ kind: 'graded', share: 0.5, isOtherForm: true });
    const drawing = drawingOf(question);
    expect(scoreResponse(question, drawing, solveQuestion(question, drawing)), 'typed out').toEqual(right);
  });

  it('is not factored by a number in front of a sum', async () => {
    const question = await questionOf({
      type: 'formula',
      variables: { k: { list: [3, 3] } },
      answer: '(m + k) * (m - v)',
      symbols,
      form: 'factored',
    });
    for (const text of ['(m+3)(m-v)', '-(v-m)(3+m)', '2(m/2+1,5)(m-v)']) expect(score(text, question)).toEqual(right);
    for (const text of ['0,5(2m² - 2mv + 6m - 6v)', '(m² - mv + 3m - 3v)/1']) {
      expect(score(text, question), text).toEqual({ kind: 'graded', share: 0.5, isOtherForm: true });
    }
    const one = await questionOf({
      type: 'formula',
      variables: { k: { list: [3, 3] } },
      answer: 'k * (m + v)',
      symbols,
      form: 'factored',
    });
    expect(score('3(m+v)', one), 'a value of the attempt is a number').toEqual(right);
  });

  it('is checked when it is written', async () => {
    const places = async (own: object) =>
      (await preparedFrom({ type: 'formula', answer: 'm * v', symbols, ...own })).reported.map(({ place }) => place);
    expect(await places({ answer: 'm * x' })).toContain('answer');
    expect(await places({ form: 'expanded', answer: 'm * (v + 1)' })).toEqual(['answer']);
    expect(await places({ answer: 'sqrt(-m)' })).toEqual(['answer']);
    expect(await places({ slips: [{ value: 'v * m', feedback: { sl: 'Ne.' } }] })).toEqual(['slips.0.value']);
    expect(await places({ symbols: { ...symbols, m: { meaning: { sl: 'masa' }, range: [2, 1] } } })).toEqual([
      'symbols.m.range',
    ]);
    expect(await places({ variables: { m: { list: [1, 2] } } })).toContain('answer');
    expect(await places({ symbols: { ...symbols, pi: { meaning: { sl: 'število' } } } })).toContain('symbols.pi');
  });
});
