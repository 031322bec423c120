import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuantity } from '../format-quantity.ts';
import { readUnit } from '../unit.ts';
import { findQuantities } from './find-quantities.ts';

const units = [
  'V',
  'kΩ',
  'mA',
  'W',
  'kN/m²',
  'm/s²',
  'J/(kg·K)',
  'N·m',
  'bar',
  'mm',
  'µF',
  'Hz',
  'km/h',
  '%',
  'h',
  '°',
  'psi',
];
const frames = {
  sl: ['Kolikšen je tok pri ', ', če je upor večji?'],
  en: ['What happens at ', ' if the rest stays the same?'],
  de: ['Was geschieht bei ', ', wenn sonst alles gleich bleibt?'],
};

describe('a quantity in a sentence', () => {
  it('is found with the value that it was written with, in every language', () => {
    const quantity = fc.tuple(
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      fc.constantFrom(...units),
      fc.constantFrom('sl' as const, 'en' as const, 'de' as const),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(quantity, ([value, unit, language, figures]) => {
        const meant = readUnit(unit);
        if (!meant) throw new Error(unit);
        const written = formatQuantity(value, meant, language, figures);
        const [before, after] = frames[language];
        const text = before + written + after;
        const found = findQuantities(text, language);
        expect(found.map((each) => each.text)).toEqual([written]);
        const [only] = found;
        expect((only?.value ?? 0) / Number(value.toPrecision(figures))).toBeCloseTo(1, Math.max(0, figures - 2));
        expect(text.slice(only?.start, only?.end)).toBe(written);
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('never breaks on any text, and its positions are those of the text', () => {
    const pieces = fc.constantFrom(
      ...[
        '12',
        '4,7',
        '1.000',
        ' ',
        '-',
        '/',
        'V',
        'kΩ',
        'in',
        'R1',
        '=',
        '·10^',
        '(',
        ')',
        '[',
        '$',
        '\\frac{1}{2}',
        '**',
      ],
      ...[
        'dva',
        'upora',
        'po',
        'two',
        'zehn',
        '°',
        '%',
        '"',
        "'",
        '{,}',
        '\\,',
        '\\mathrm{',
        '}',
        '½',
        '\u0000',
        '🙂',
        'e',
        '^',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.constantFrom('sl', 'en', 'de'), (parts, language) => {
        const text = parts.join('');
        let last = 0;
        for (const { start, end, text: own, value } of findQuantities(text, language)) {
          expect(text.slice(start, end)).toBe(own);
          expect(Number.isFinite(value)).toBe(true);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start;
        }
      }),
      { seed: 11, numRuns: 1500 },
    );
  });

  it('is looked for in a text of any length without taking long', () => {
    const text = `${'dva upora po 10 Ω in 5 '.repeat(20_000)}`;
    expect(findQuantities(text, 'sl').length).toBeLessThanOrEqual(200);
    expect(findQuantities('1 '.repeat(50_000), 'sl').length).toBeLessThanOrEqual(200);
    expect(findQuantities(`${'a'.repeat(50_000)} 5 V`, 'en')).toEqual([]);
  });
});
