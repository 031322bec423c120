import { languages } from '@navor/languages';
import { describe, expect, it } from 'vitest';
import { eurosTyped, readCents } from './money-field.ts';

describe('a field for euros', () => {
  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['9', 900],
    ['9,5', 950],
    ['12.05', 1205],
    ['7,90 €', 790],
  ])('reads %j as %j cents', (typed, cents) => {
    expect(readCents(typed)).toBe(cents);
  });

  it.each(['-5', '9,999', 'nine', '1e3', '0x10', '1 000', '12345'])('does not read %j', (typed) => {
    expect(readCents(typed)).toBeNaN();
  });

  it('shows an amount as the language writes it', () => {
    expect(languages.map((language) => eurosTyped(3050, language)).sort()).toEqual(['30,50', '30,50', '30.50']);
    expect(eurosTyped(3050, 'en')).toBe('30.50');
    expect(eurosTyped(0, 'sl')).toBe('0');
  });

  it.each(languages)('reads what it shows in %s', (language) => {
    for (const cents of [0, 5, 900, 1205, 123_450]) expect(readCents(eurosTyped(cents, language))).toBe(cents);
  });
});
