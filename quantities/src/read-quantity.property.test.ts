import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatQuantity } from './format-quantity.ts';
import { readQuantity } from './read-quantity.ts';
import { noUnit, readUnit, type Unit } from './unit.ts';
import { namedUnits, prefixExponents } from './unit-table.ts';

const compounds = ['kΩ', 'mA', 'N·m', 'Ω·mm²/m', 'kg/m³', 'cm', 'J/(kg·K)', 'km/h', 'm/s²', 'min⁻¹', 'mm³', ''];
const units = [...namedUnits.map(({ symbol }) => symbol), ...compounds].map((text) => readUnit(text) ?? noUnit);
const anyUnit = fc.constantFrom(...units);
const anyLanguage = fc.constantFrom('sl', 'en', 'de');
const size = fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-15, max: 1e15 });
const anyValue = fc.tuple(size, fc.boolean()).map(([value, isNegative]) => (isNegative ? -value : value));

function valueFrom(text: string, field: Unit = noUnit): number {
  const reading = readQuantity(text, field);
  if (reading.kind !== 'quantity') throw new Error(`${text}: ${JSON.stringify(reading)}`);
  return reading.value;
}

describe('what is written is read back', () => {
  it('as near as its figures say, in every language and unit', () => {
    const figures = fc.integer({ min: 3, max: 14 });
    fc.assert(
      fc.property(anyValue, anyUnit, anyLanguage, figures, (value, unit, language, count) => {
        const back = valueFrom(formatQuantity(value, unit, language, count), unit);
        const room = 0.6 * 10 ** (1 - count) + 1e-12;
        expect(Math.abs(back - value)).toBeLessThanOrEqual(room * (Math.abs(value) + unit.offset));
      }),
      { numRuns: 3000 },
    );
  });

  it('as the very value that is written again', () => {
    fc.assert(
      fc.property(anyValue, anyUnit, anyLanguage, (value, unit, language) => {
        const text = formatQuantity(value, unit, language);
        expect(formatQuantity(valueFrom(text, unit), unit, language)).toBe(text);
      }),
      { numRuns: 3000 },
    );
  });

  it('exactly, as plain digits', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        expect(valueFrom(String(value))).toBe(value);
      }),
    );
  });
});

describe('ways of writing that mean the same', () => {
  const digits = fc.tuple(fc.nat({ max: 99_999 }), fc.stringMatching(/^\d{1,6}$/));

  it('comma and point', () => {
    fc.assert(
      fc.property(digits, fc.constantFrom('', ' kΩ', 'e3 Ω', ' · 10^3', '/4 Ω'), ([whole, decimals], rest) => {
        const [comma, point] = [`${whole},${decimals}${rest}`, `${whole}.${decimals}${rest}`];
        const field = readUnit('Ω') ?? noUnit;
        expect(valueFrom(comma, field)).toBe(valueFrom(point, field));
      }),
    );
  });

  it('any kind of space', () => {
    const space = fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009', '\u2007', '\u200a', '\t', '');
    const field = readUnit('N·m') ?? noUnit;
    fc.assert(
      fc.property(fc.array(space, { minLength: 6, maxLength: 6 }), ([a, b, c, d, e, f]) => {
        expect(valueFrom(`${a}M${b}=${c}-${d}12,5${e}kN·m${f}`, field)).toBe(-12_500);
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(' ', '\u00a0', '\u202f', '\u2009'),
        fc.integer({ min: 10_000, max: 9e8 }),
        (gap, whole) => {
          expect(valueFrom(String(whole).replace(/\B(?=(\d{3})+$)/g, gap))).toBe(whole);
        },
      ),
    );
  });

  it('any prefix, with the power of ten that it is', () => {
    const prefixed = namedUnits.flatMap(({ symbol, prefixes }) => prefixes.map((prefix) => ({ symbol, prefix })));
    fc.assert(
      fc.property(fc.constantFrom(...prefixed), digits, ({ symbol, prefix }, [whole, decimals]) => {
        const field = readUnit(symbol) ?? noUnit;
        const number = `${whole},${decimals}`;
        const scaled = valueFrom(`${number}e${prefixExponents[prefix]} ${symbol}`, field);
        expect(valueFrom(`${number} ${prefix}${symbol}`, field)).toBe(scaled);
        if (prefix === 'µ') expect(valueFrom(`${number}u${symbol}`, field)).toBe(scaled);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    [['4,7 kΩ', '4700 ohm', '4k7', '4.7 kOhm', '0,0047 MΩ', '4,7·10³ Ω'], 'Ω'],
    [['90 km/h', '25 m/s', '25 m s^-1', '25 m·s⁻¹'], 'm/s'],
    [['2 m2', '2 m^2', '2 m²', '20000 cm²', '2 m*m'], 'm²'],
    [['1500 1/min', '1500 rpm', '1500 min⁻¹', '1500 vrt/min', '1500 U/min', '25 Hz'], 's⁻¹'],
    [['1/2 V', '0,5 V', '500 mV', '5e-1', '0 1/2 V'], 'V'],
    [['1 kWh', '3,6 MJ', '3600000 J', '3,6e6 W s'], 'J'],
  ])('%s', (texts, unit) => {
    const field = readUnit(unit) ?? noUnit;
    const [first = 0, ...others] = texts.map((text) => valueFrom(text, field));
    for (const other of others) expect(other / first).toBeCloseTo(1, 14);
  });

  it('a fraction and what it comes to', () => {
    const part = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(fc.nat({ max: 99 }), part, part, (whole, top, bottom) => {
        expect(valueFrom(`${top}/${bottom}`)).toBe(top / bottom);
        fc.pre(top < 100);
        expect(valueFrom(`${whole} ${top}/${bottom}`)).toBe((whole * bottom + top) / bottom);
      }),
    );
  });
});
