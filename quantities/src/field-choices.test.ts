import { describe, expect, it } from 'vitest';
import { fieldChoices } from './field-choices.ts';

const meanings = (typed: string, unit: string, language: string) =>
  fieldChoices(typed, { unit }, language)?.map(({ meaning }) => meaning.replace(/[\u00a0\u202f]/g, ' '));

describe('what has two meanings', () => {
  it.each([
    ['1,000', 'mm', 'en', ['1000 mm', '1.000 mm']],
    ['1.000', 'mm', 'de', ['1000 mm', '1,000 mm']],
    ['16.500 kg', 'g', 'sl', ['16500 kg', '16,500 kg']],
    ['-1,000 ', 'V', 'en', ['-1000 V', '-1.000 V']],
    ['65,534', '', 'en', ['65534', '65.534']],
    ['π/6', '°', 'sl', ['π/6 rad', 'π/6°']],
  ])('%s in %s (%s)', (typed, unit, language, expected) => {
    expect(meanings(typed, unit, language)).toEqual(expected);
  });

  it('is typed without the unit that stands beside the field', () => {
    expect(fieldChoices('1,000', { unit: 'mm' }, 'en')?.map(({ typed }) => typed)).toEqual(['1000', '1.000']);
  });

  it('leaves one to each of its choices', () => {
    for (const [typed, unit] of [
      ['1,000', 'mm'],
      ['2/1,000', 'mm'],
      ['π/6', '°'],
    ] as const)
      for (const choice of fieldChoices(typed, { unit }, 'en') ?? [])
        expect(fieldChoices(choice.typed, { unit }, 'en')).toBeNull();
  });
});

it.each([
  ['1.000', 'mm', 'en'],
  ['1,000', 'mm', 'sl'],
  ['1,000.5', 'mm', 'en'],
  ['1 000', 'mm', 'en'],
  ['0,125', 'mm', 'en'],
  ['π/6 rad', '°', 'en'],
  ['π/6', 'rad', 'en'],
  ['1,000 V', 'mm', 'en'],
  ['', 'mm', 'en'],
])('%s in %s (%s) has one, or none', (typed, unit, language) => {
  expect(meanings(typed, unit, language)).toBeUndefined();
});
