import { describe, expect, it } from 'vitest';
import { linePath, meanPoints, pointsOf, trendOf } from './results-model.ts';

describe('points of the chart', () => {
  it('stand in the middle of equal columns, as high as their share', () => {
    expect(pointsOf([0, 0.5, 1, 0.25])).toEqual([
      { x: 12.5, y: 0 },
      { x: 37.5, y: 50 },
      { x: 62.5, y: 100 },
      { x: 87.5, y: 25 },
    ]);
    expect(pointsOf([1])).toEqual([{ x: 50, y: 100 }]);
  });

  it('are joined by a line that starts at the first and hangs from the top', () => {
    expect(linePath(pointsOf([0, 1, 1 / 3]))).toBe('M16.67 100L50 0L83.33 66.67');
    expect(linePath([])).toBe('');
  });
});

describe('the mean', () => {
  it('is over the last five results, from the fifth on', () => {
    expect(meanPoints([1, 0, 0.5, 0.5, 1, 1, 0, 0.5])).toEqual([
      { x: 56.25, y: 60 },
      { x: 68.75, y: 60 },
      { x: 81.25, y: 60 },
      { x: 93.75, y: 60 },
    ]);
    expect(meanPoints([1, 0.25, 0, 0])).toEqual([]);
  });
});

describe('the trend', () => {
  it('is unknown until three results precede the last five', () => {
    expect(trendOf([])).toBe(null);
    expect(trendOf([0, 0, 1, 1, 1, 1, 1])).toBe(null);
    expect(trendOf([0, 0, 0, 1, 1, 1, 1, 1])).toEqual({ kind: 'up', recent: 1, before: 0 });
  });

  it('compares with the five before, and with nothing older', () => {
    expect(trendOf([0, 0, 1, 1, 1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5])).toEqual({ kind: 'down', recent: 0.5, before: 1 });
  });

  it('makes nothing of a small difference', () => {
    expect(trendOf([0.7, 0.7, 0.7, 0.74, 0.74, 0.74, 0.74, 0.74])?.kind).toBe('steady');
  });
});
