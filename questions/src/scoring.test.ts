import { describe, expect, it } from 'vitest';
import type { PreparedQuestion, Response } from './question.ts';
import { questionTypes } from './question-types.ts';
import { revealQuestion, scoreResponse, settleResponse, slipsOf, solveQuestion, viewQuestion } from './scoring.ts';
import { drawingOf, questionOf } from './test-support/tools.ts';

const secret = 'zaupno';
const line = (text: string) => ({ sl: text });
const answerOfAll = { answer: 'U / R', unit: 'mA', slips: [{ value: 'U * R', feedback: line(secret) }] };
const options = [
  { id: `prav-${secret}`, text: line('ena'), correct: true, feedback: line(secret) },
  { id: `narobe-${secret}`, text: line('dve'), feedback: line(secret) },
  { id: `narobe-tri-${secret}`, text: line('tri') },
];

const common = {
  variables: { U: { range: [6, 24], step: 1.5, unit: 'V' }, R: { list: [470, 1000], unit: 'Ω' } },
  body: { sl: 'Napetost je {{U}}.', en: 'The voltage is {{U}}.', de: 'Die Spannung ist {{U}}.' },
  solution: line(secret),
  hints: [line(secret)],
} as const;

const questions: Record<(typeof questionTypes)[number], PreparedQuestion> = {
  'single-choice': await questionOf({ ...common, type: 'single-choice', options }),
  'multiple-choice': await questionOf({ ...common, type: 'multiple-choice', options }),
  'true-false': await questionOf({ ...common, type: 'true-false', answer: 'U > 12', feedback: line(secret) }),
  numeric: await questionOf({ ...common, type: 'numeric', ...answerOfAll }),
  formula: await questionOf({
    ...common,
    type: 'formula',
    answer: 'U * exp(-t / tau)',
    symbols: { t: { meaning: line('čas') }, tau: { meaning: line('časovna konstanta') } },
    slips: [{ value: 'U * exp(t / tau)', feedback: line(secret) }],
  }),
  'short-text': await questionOf({ ...common, type: 'short-text', accepted: { sl: [secret] }, feedback: line(secret) }),
  matching: await questionOf({
    ...common,
    type: 'matching',
    pairs: ['a', 'b', 'c'].map((id) => ({
      id: `${id}-${secret}`,
      left: line(`levo ${id}`),
      right: line(`desno ${id}`),
    })),
    extras: [line('desno d')],
  }),
  ordering: await questionOf({
    ...common,
    type: 'ordering',
    items: ['a', 'b', 'c'].map((id) => ({ id: `${id}-${secret}`, text: line(`korak ${id}`) })),
  }),
  blanks: await questionOf({
    ...common,
    type: 'blanks',
    text: line('Tok je [[tok]], enota je [[enota]], velja [[zakon]].'),
    gaps: {
      tok: { type: 'numeric', ...answerOfAll },
      enota: { type: 'single-choice', options },
      zakon: { type: 'short-text', accepted: { sl: [secret] } },
    },
  }),
};

const languages = ['sl', 'en', 'de'] as const;

describe.each(questionTypes)('%s', (type) => {
  const question = questions[type];

  it('is solved with full marks in every language, its slips with less', () => {
    for (let seed = 0; seed < 50; seed++) {
      const drawing = drawingOf(question, { seed, language: languages[seed % 3] ?? 'sl', shuffles: seed % 2 === 0 });
      expect(scoreResponse(question, drawing, solveQuestion(question, drawing))).toMatchObject({ share: 1 });
      for (const slip of slipsOf(question, drawing)) {
        const outcome = scoreResponse(question, drawing, slip);
        expect(outcome.kind === 'graded' && outcome.share < 1, JSON.stringify(slip)).toBe(true);
      }
    }
  });

  it('survives being kept as JSON', () => {
    const kept = JSON.parse(JSON.stringify(question)) as PreparedQuestion;
    const drawing = drawingOf(kept, { seed: 4 });
    expect(viewQuestion(kept, drawing)).toEqual(viewQuestion(question, drawing));
    expect(scoreResponse(kept, drawing, solveQuestion(question, drawing))).toMatchObject({ share: 1 });
  });

  it('gives nothing away before it is settled', () => {
    const { body, view } = viewQuestion(question, drawingOf(question, { seed: 2 }));
    expect(view.type).toBe(type);
    const shown = JSON.stringify({ body, view });
    for (const word of [secret, 'correct', 'isCorrect', 'feedback', 'accepted', 'tolerance', 'slip', 'answer']) {
      expect(shown).not.toContain(word);
    }
  });

  it('takes an answer to another type for none', () => {
    const drawing = drawingOf(question);
    for (const other of questionTypes.filter((name) => name !== type)) {
      const response = solveQuestion(questions[other], drawingOf(questions[other]));
      expect(scoreResponse(question, drawing, response)).toEqual({ kind: 'unanswered' });
      const given = { response, outcome: scoreResponse(question, drawing, response) };
      expect(revealQuestion(question, drawing, given).reveal.type).toBe(type);
    }
  });
});

describe('hostile answers', () => {
  const texts = [
    '',
    '\u202e12 mA',
    '9'.repeat(500),
    '('.repeat(500),
    '1e9999 A',
    '-'.repeat(400),
    '<script>alert(1)</script>',
    'NaN',
    'Infinity mA',
    '__proto__',
    '𝟙𝟚 mA',
    '\ud800',
    '1/0 A',
    '2^2^2^2^2^2^2^2^2',
  ];
  const letters = ['', 'z', 'zz', 'A', '__proto__', 'constructor', '가'];
  const responses: Response[] = [
    ...texts.flatMap((text): Response[] => [
      { type: 'numeric', text },
      { type: 'formula', text },
      { type: 'short-text', text },
      { type: 'blanks', gaps: { tok: text, enota: text, zakon: text, constructor: text } },
    ]),
    ...letters.flatMap((letter): Response[] => [
      { type: 'single-choice', choice: letter },
      { type: 'multiple-choice', choices: [letter, letter] },
      { type: 'ordering', order: [letter, letter] },
      {
        type: 'matching',
        pairs: Object.fromEntries([
          [letter, letter],
          ['a', letter],
          [letter, 'a'],
        ]),
      },
      { type: 'blanks', gaps: Object.fromEntries([[letter, letter]]) },
    ]),
  ];

  it('are never right, and never thrown at', () => {
    for (const response of responses) {
      const question = questions[response.type];
      const drawing = drawingOf(question);
      const outcome = settleResponse(question, drawing, response);
      expect(outcome.kind === 'graded' ? outcome.share : 0, JSON.stringify(response)).toBe(0);
      expect(() => revealQuestion(question, drawing, { response, outcome })).not.toThrow();
    }
  });

  it('stay text where they are shown again', () => {
    const response: Response = { type: 'formula', text: '<img src=x>' };
    const drawing = drawingOf(questions.formula);
    const outcome = scoreResponse(questions.formula, drawing, response);
    expect(JSON.stringify(revealQuestion(questions.formula, drawing, { response, outcome }))).not.toContain('<img');
  });
});
