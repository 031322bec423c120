import type { QuestionSource } from '@navor/questions';
import { expect, it } from 'vitest';
import { missingTexts } from './missing-texts.ts';
import { formProblemsOf } from './shown-problem.ts';
import { problemsByPlace } from './use-problem-texts.ts';

const source: QuestionSource = {
  type: 'numeric',
  points: 1,
  topic: 'ohmov-zakon',
  variables: {},
  derived: {},
  constraints: [],
  body: { sl: '', en: 'Text' },
  answer: '',
  unit: 'mA',
  tolerance: { relative: 2 },
  unitRequired: true,
  slips: [],
  hints: [{ sl: 'Namig', de: 'Hinweis' }],
  solution: { sl: 'Rešitev' },
};

const refusal = (fields: unknown[]) =>
  Object.assign(new Error('INVALID_INPUT'), { code: 'INVALID_INPUT', status: 422, data: { fields } });

it('finds the fields that a refusal is about, with limits as the fields have them', () => {
  const told = formProblemsOf(
    refusal([
      { path: 'source.answer', problem: 'invalid' },
      { path: 'source.tolerance.relative', problem: 'too_big', limit: 0.5 },
      { path: 'version', problem: 'invalid' },
    ]),
    source,
  );
  expect(told).toEqual([
    { kind: 'form', place: ['answer'], severity: 'error', problem: 'required', limit: undefined },
    { kind: 'form', place: ['tolerance', 'relative'], severity: 'error', problem: 'too_big', limit: 50 },
  ]);
  expect(formProblemsOf(new Error('lost'), source)).toEqual([]);
});

it('shows errors beside their fields, and warnings nowhere but in the list', () => {
  const said = (place: (string | number)[], severity: 'error' | 'warning', message: string) =>
    ({ kind: 'said', place, severity, message, fault: null }) as const;
  const problems = problemsByPlace(
    [said(['options', 0, 'text'], 'error', 'wrong'), said(['variables', 'U'], 'warning', 'unused')],
    (told) => (told.kind === 'said' ? told.message : ''),
  );
  expect(problems(['options', 0, 'text'])).toEqual(['wrong']);
  expect(problems(['options', 1, 'text'])).toEqual([]);
  expect(problems(['variables', 'U'])).toEqual([]);
});

it('counts the texts that a language lacks', () => {
  expect(missingTexts(source)).toEqual({ sl: 1, en: 2, de: 2 });
});
