import { describe, expect, it } from 'vitest';
import { formatMeasure, formatNumber, formatRange } from './number-formats.ts';

describe('number formats', () => {
  it('sets a thin space before the unit and the decimal sign of the language', () => {
    expect(formatMeasure(12.5, 'N·m', 'sl')).toBe('12,5\u202fN·m');
    expect(formatMeasure(12.5, 'N·m', 'de')).toBe('12,5\u202fN·m');
    expect(formatMeasure(12.5, 'N·m', 'en')).toBe('12.5\u202fN·m');
  });

  it('groups thousands by language', () => {
    expect(formatNumber(15_000, 'sl')).toBe('15.000');
    expect(formatNumber(15_000, 'de')).toBe('15.000');
    expect(formatNumber(15_000, 'en')).toBe('15,000');
  });

  it('keeps a range on one line', () => {
    expect(formatRange([4, 8], 'sl')).toBe('4\u2060–\u20608');
  });
});
