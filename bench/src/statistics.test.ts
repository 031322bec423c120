import { describe, expect, it } from 'vitest';
import { median, medianRatio, percentile } from './statistics.ts';

describe('median', () => {
  it('is the middle of an odd number of values, in whatever order they come', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  it('is the mean of the two middle ones of an even number', () => {
    expect(median([4, 1, 100, 2])).toBe(3);
  });

  it('refuses to summarise nothing', () => {
    expect(() => median([])).toThrow('No values');
  });
});

describe('percentile', () => {
  it('is a value that was measured', () => {
    const values = Array.from({ length: 100 }, (_, position) => position + 1);
    expect(percentile(values, 0.95)).toBe(95);
  });

  it('is the only value there is', () => {
    expect(percentile([7], 0.95)).toBe(7);
  });
});

describe('medianRatio', () => {
  it('does not change when a whole round is slow', () => {
    expect(medianRatio([100, 10, 100], [1000, 100, 1000])).toBeCloseTo(0.1);
  });

  it('refuses rounds that do not belong together', () => {
    expect(() => medianRatio([1, 2], [1])).toThrow('same rounds');
  });
});
