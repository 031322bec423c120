import { expect, it } from 'vitest';
import { createFormatter, type FormatLanguage } from '#platform/format.ts';
import { priceText } from './price-text.ts';

const priceIn = (language: FormatLanguage, cents: number) =>
  priceText(cents, createFormatter({ language, timeZone: 'UTC' }));

it('places the euro sign where the language has it', () => {
  expect(priceIn('sl', 1900)).toBe('19\u00a0€');
  expect(priceIn('de', 2900)).toBe('29\u00a0€');
  expect(priceIn('en', 2900)).toBe('€29');
  expect(priceIn('sl', 0)).toBe('0\u00a0€');
});

it('keeps the cents of a price that has some', () => {
  expect(priceIn('sl', 1950)).toBe('19,50\u00a0€');
  expect(priceIn('en', 1950)).toBe('€19.50');
});
