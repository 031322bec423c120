import { describe, expect, it } from 'vitest';
import { revealQuestion, scoreResponse, settleResponse, slipsOf, solveQuestion, viewQuestion } from '../../scoring.ts';
import { type DrawingChoice, drawingOf, preparedFrom, questionOf } from '../../test-support/tools.ts';

const gaps = {
  tok: { type: 'numeric', answer: 'U / R', unit: 'mA' },
  zakon: { type: 'short-text', accepted: { sl: ['Ohmov'], en: ["Ohm's"], de: ['ohmsche'] } },
  smer: {
    type: 'single-choice',
    options: [
      { id: 'raste', text: { sl: 'raste', en: 'rises' }, correct: true },
      { id: 'pada', text: { sl: 'pada', en: 'falls' }, feedback: { sl: 'Ne pada.' } },
    ],
  },
} as const;
const variables = { U: { list: [12, 12], unit: 'V' }, R: { list: [1000, 1000], unit: 'Ω' } };
const text = {
  sl: 'Pri napetosti {{U}} teče tok [[tok]].\n\nTo pove [[zakon]] zakon: tok z napetostjo [[smer]].',
  en: '[[zakon]] law: at {{U}} the current is [[tok]]\n and it [[smer]].',
};
const question = await questionOf({ type: 'blanks', variables, text, gaps });

const score = (given: Record<string, string>, choice: DrawingChoice = {}) =>
  scoreResponse(question, drawingOf(question, { shuffles: false, ...choice }), { type: 'blanks', gaps: given });
const right = { tok: '12 mA', zakon: 'ohmov', smer: 'a' };

describe('gaps in a text', () => {
  it('stand between pieces of text, with the spaces around them', () => {
    const view = (language: 'sl' | 'en' | 'de') => {
      const own = viewQuestion(question, drawingOf(question, { language, shuffles: false })).view;
      return own.type === 'blanks' ? own : null;
    };
    const sl = [
      [
        { kind: 'text', text: 'Pri napetosti 12\u202fV teče tok ' },
        { kind: 'gap', name: 'tok' },
        { kind: 'text', text: '.' },
      ],
      [
        { kind: 'text', text: 'To pove ' },
        { kind: 'gap', name: 'zakon' },
        { kind: 'text', text: ' zakon: tok z napetostjo ' },
        { kind: 'gap', name: 'smer' },
        { kind: 'text', text: '.' },
      ],
    ];
    expect(view('sl')?.paragraphs).toEqual(sl);
    expect(view('de')?.paragraphs).toEqual(sl);
    expect(view('en')?.paragraphs).toEqual([
      [
        { kind: 'gap', name: 'zakon' },
        { kind: 'text', text: ' law: at 12\u202fV the current is ' },
        { kind: 'gap', name: 'tok' },
        { kind: 'text', text: ' and it ' },
        { kind: 'gap', name: 'smer' },
        { kind: 'text', text: '.' },
      ],
    ]);
    expect(view('en')?.gaps).toEqual({
      tok: { type: 'numeric', unit: 'mA', isUnitRequired: true },
      zakon: { type: 'short-text' },
      smer: {
        type: 'single-choice',
        options: [
          { letter: 'a', html: 'rises' },
          { letter: 'b', html: 'falls' },
        ],
      },
    });
  });

  it('each earn their part', () => {
    expect(score(right)).toMatchObject({ kind: 'graded', share: 1 });
    expect(score({ ...right, tok: '12 A' })).toEqual({
      kind: 'graded',
      share: 2 / 3,
      parts: { tok: { share: 0, slip: { kind: 'prefix', factor: 1000 } }, zakon: { share: 1 }, smer: { share: 1 } },
    });
    expect(score({ zakon: 'Ohmsche' })).toMatchObject({ share: 1 / 3 });
  });

  it('are unanswered together, and unreadable one by one', () => {
    expect(score({})).toEqual({ kind: 'unanswered' });
    expect(score({ tok: ' ', zakon: '', smer: '' })).toEqual({ kind: 'unanswered' });
    const problem = { kind: 'missing-unit', unit: 'mA' };
    expect(score({ ...right, tok: '12' }), 'nothing on the others').toEqual({
      kind: 'unreadable',
      problem,
      parts: { tok: { share: 0, problem } },
    });
  });

  it('earn what they are worth once there is no way back', () => {
    const drawing = drawingOf(question, { shuffles: false });
    const settle = (given: Record<string, string>) =>
      settleResponse(question, drawing, { type: 'blanks', gaps: given });
    expect(settle({ ...right, tok: '12' })).toMatchObject({
      kind: 'graded',
      share: 2 / 3,
      parts: { tok: { share: 0, problem: { kind: 'missing-unit' } }, zakon: { share: 1 } },
    });
    expect(settle({ tok: '12' })).toMatchObject({ kind: 'unreadable' });
    expect(settle(right)).toMatchObject({ share: 1 });
  });

  it('are revealed each as its type is', () => {
    const drawing = drawingOf(question, { shuffles: false, language: 'en' });
    const response = { type: 'blanks', gaps: { tok: '12 A', smer: 'b' } } as const;
    const outcome = settleResponse(question, drawing, response);
    expect(revealQuestion(question, drawing, { response, outcome }).reveal).toMatchObject({
      type: 'blanks',
      gaps: {
        tok: { share: 0, reveal: { type: 'numeric', answer: '12\u202fmA', understood: '12\u202fA' } },
        zakon: { share: 0, reveal: { type: 'short-text', answer: "Ohm's" } },
        smer: { share: 0, reveal: { type: 'single-choice', correct: 'a', feedback: { b: 'Ne pada.' } } },
      },
    });
  });

  it('solve themselves, and foresee one slip at a time', () => {
    for (const language of ['sl', 'en', 'de'] as const) {
      const drawing = drawingOf(question, { language, seed: 3 });
      expect(scoreResponse(question, drawing, solveQuestion(question, drawing))).toMatchObject({ share: 1 });
      expect(slipsOf(question, drawing).map((slip) => scoreResponse(question, drawing, slip))).toMatchObject([
        { share: 2 / 3 },
      ]);
    }
  });
});

describe('writing gaps', () => {
  const places = async (written: { sl: string; en?: string }) => {
    const { reported } = await preparedFrom({ type: 'blanks', variables, text: written, gaps: { tok: gaps.tok } });
    return reported;
  };

  it.each([
    ['Tok je [[napetost]] in [[tok]].', { code: 'noGap', parts: ['[[napetost]]'] }],
    ['Tok je znan.', { code: 'gapMissing', parts: ['[[tok]]'] }],
    ['Tok [[tok]] je [[tok]].', { code: 'gapTwice', parts: ['[[tok]]'] }],
    ['Tok je $I = [[tok]]$.', { code: 'gapInFormula', parts: ['[[tok]]'] }],
  ])('%s is reported', async (sl, fault) => {
    expect(await places({ sl })).toEqual([{ place: 'text.sl', fault }]);
  });

  it('needs the same gaps in every language', async () => {
    const reported = await places({ sl: 'Tok je [[tok]].', en: 'The current is known.' });
    expect(reported.map(({ place }) => place)).toEqual(['text.en']);
  });

  it('reports a gap whose name is its answer', async () => {
    const named = { 'pod-clen': { type: 'short-text', accepted: { sl: ['pod-člen'] } } } as const;
    const { reported } = await preparedFrom({ type: 'blanks', text: { sl: 'To je [[pod-clen]].' }, gaps: named });
    expect(reported.map(({ place }) => place)).toEqual(['gaps.pod-clen']);
  });

  it('reports what is wrong inside of a gap', async () => {
    const { reported } = await preparedFrom({
      type: 'blanks',
      text: { sl: '[[tok]]' },
      gaps: { tok: { type: 'numeric', answer: 'X', unit: 'mA' } },
    });
    expect(reported.map(({ place }) => place)).toEqual(['gaps.tok.answer']);
  });

  it('takes what follows a gap for text, not for a list', async () => {
    const own = await questionOf({
      type: 'blanks',
      variables,
      text: { sl: 'Tok [[tok]] - in 3. ali\n- to.' },
      gaps: { tok: gaps.tok },
    });
    const { view } = viewQuestion(own, drawingOf(own));
    expect(view.type === 'blanks' && view.paragraphs[0]?.at(-1)).toEqual({
      kind: 'text',
      text: ' \\- in 3. ali\n- to.',
    });
  });
});
