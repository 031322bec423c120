import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatQuantity, fromUnit, inUnit, readableUnit } from './format-quantity.ts';
import { noUnit, readUnit } from './unit.ts';

const show = (value: number, unit: string, language = 'sl') =>
  formatQuantity(value, readUnit(unit) ?? noUnit, language).replaceAll('\u202f', '_');

describe('a quantity as it is shown', () => {
  it.each([
    [4700, 'Ω', '4,7_kΩ'],
    [470, 'kΩ', '470_Ω'],
    [0.0025, 'A', '2,5_mA'],
    [-0.0025, 'A', '−2,5_mA'],
    [999.96, 'V', '1_kV'],
    [999.94, 'V', '999,9_V'],
    [0, 'mA', '0_mA'],
    [0.3, 'cm', '30_cm'],
    [0.003, 'cm', '3_mm'],
    [Math.PI / 6, '°', '30°'],
    [0.25, '%', '25_%'],
    [293.15, '°C', '20_°C'],
    [283.15 - 10 + 6e-14, '°C', '0_°C'],
    [5400, 'h', '1,5_h'],
    [0.5, 'm/s', '0,5_m/s'],
    [7850, 'kg/m^3', '7850_kg/m³'],
    [1.75e-8, 'Ω*mm^2/m', '0,0175_Ω·mm²/m'],
    [8.988e9, 'N*m^2/C^2', '8,988·10⁹_N·m²/C²'],
    [2.5e-6, 'mm^2', '2,5_mm²'],
    [1e-9, 'm^2', '1·10⁻⁹_m²'],
    [12_345, '', '12_350'],
    [1.5, '', '1,5'],
  ])('%s in %s is %s', (value, unit, shown) => {
    expect(show(value, unit)).toBe(shown);
  });

  it('follows the language', () => {
    expect([show(4700, 'Ω', 'en'), show(4700, 'Ω', 'de')]).toEqual(['4.7_kΩ', '4,7_kΩ']);
  });

  it('has at least 1 and less than 1000 of a unit that takes prefixes', () => {
    const sizes = fc.double({ min: 1e-11, max: 9e14, noNaN: true });
    fc.assert(
      fc.property(sizes, fc.constantFrom('V', 'mA', 'kΩ', 'MW', 'µF', 'Hz', 'N'), (value, symbol) => {
        const unit = readableUnit(value, readUnit(symbol) ?? noUnit);
        const shown = Number(inUnit(value, unit).toPrecision(4));
        expect(shown).toBeGreaterThanOrEqual(1);
        expect(shown).toBeLessThan(1000);
      }),
    );
  });

  it('writes what is very small or large with a power of ten', () => {
    expect(formatNumber(6.022e23, 'en')).toBe('6.022·10²³');
    expect(formatNumber(-1.6e-19, 'sl')).toBe('−1,6·10⁻¹⁹');
  });

  it.each([
    ['sl', '150\u202fKM'],
    ['de', '150\u202fPS'],
    ['en', '150\u202fPS'],
  ])('writes metric horsepower as they are written in the language: %s', (language, expected) => {
    const unit = readUnit('KM') ?? noUnit;
    expect(formatQuantity(fromUnit(150, unit), unit, language)).toBe(expected);
  });
});
