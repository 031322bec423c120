import { describe, expect, it } from 'vitest';
import { formatEuro, formatMeasure, formatNumber, formatPercent, formatRange } from './number-formats.ts';

describe('number formats', () => {
  it('sets a thin space before the unit and the decimal sign of the language', () => {
    expect(formatMeasure(12.5, 'N·m', 'sl')).toBe('12,5\u202fN·m');
    expect(formatMeasure(12.5, 'N·m', 'de')).toBe('12,5\u202fN·m');
    expect(formatMeasure(12.5, 'N·m', 'en')).toBe('12.5\u202fN·m');
  });

  it('places the euro sign where the language has it', () => {
    expect(formatEuro(19, 'sl')).toBe('19\u00a0€');
    expect(formatEuro(29, 'de')).toBe('29\u00a0€');
    expect(formatEuro(29, 'en')).toBe('€29');
  });

  it('groups thousands by language', () => {
    expect(formatNumber(15_000, 'sl')).toBe('15.000');
    expect(formatNumber(15_000, 'de')).toBe('15.000');
    expect(formatNumber(15_000, 'en')).toBe('15,000');
  });

  it('writes a share as per cent', () => {
    expect(formatPercent(0.1, 'sl')).toBe('10\u00a0%');
    expect(formatPercent(0.1, 'en')).toBe('10%');
  });

  it('keeps a range on one line', () => {
    expect(formatRange([4, 8], 'sl')).toBe('4\u2060–\u20608');
  });
});
