import { expect, it } from 'vitest';
import { groupingChoices } from './grouping-choices.ts';

it.each([
  ['12,500', 'en', ['12500', '12.500']],
  ['-3,250 mm', 'en', ['-3250 mm', '-3.250 mm']],
  ['I = 2,040 mA.', 'en', ['I = 2040 mA.', 'I = 2.040 mA.']],
  ['(7,125) V', 'en', ['(7125) V', '(7.125) V']],
  ['3,000/4', 'en', ['3000/4', '3.000/4']],
  ['2,750*x', 'en', ['2750*x', '2.750*x']],
  ['12.500', 'de', ['12500', '12,500']],
  ['1.750 Ω', 'sl', ['1750 Ω', '1,750 Ω']],
])('%s in the language %s is one of two numbers', (text, language, choices) => {
  expect(groupingChoices(text, language)).toEqual(choices);
});

it.each([
  ['12.500', 'en'],
  ['12,500', 'sl'],
  ['12,500', 'de'],
  ['0,500', 'en'],
  ['0.500', 'sl'],
  ['12,5', 'en'],
  ['12,50', 'en'],
  ['12,5000', 'en'],
  ['1250,500', 'en'],
  ['1,250,500', 'en'],
  ['1,250.5', 'en'],
  ['1.250,5', 'sl'],
  ['12 345,678', 'en'],
  ['1,250e3', 'en'],
  ['1,250·10^3', 'en'],
  ['1.250 × 10⁻³ V', 'de'],
  ['', 'en'],
])('%s in the language %s is one number at most', (text, language) => {
  expect(groupingChoices(text, language)).toBeNull();
});

it('leaves one meaning to each of its choices', () => {
  for (const language of ['sl', 'en', 'de']) {
    const typed = language === 'en' ? '4,125 kΩ' : '4.125 kΩ';
    for (const choice of groupingChoices(typed, language) ?? []) expect(groupingChoices(choice, language)).toBeNull();
  }
});
