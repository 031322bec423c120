import { expect, it } from 'vitest';
import { levelOf, pointsOfLevel } from './achievement-choices.ts';

it.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [299, 2],
  [300, 3],
  [599, 3],
  [600, 4],
  [4500, 10],
])('makes of %i points the level %i', (points, level) => {
  expect(levelOf(points)).toBe(level);
});

it('begins each level exactly where the one before it ends', () => {
  for (let level = 1; level <= 2000; level += 1) {
    expect(levelOf(pointsOfLevel(level))).toBe(level);
    expect(levelOf(pointsOfLevel(level + 1) - 1)).toBe(level);
  }
});

it('takes a hundred points more for each level', () => {
  const steps = [1, 2, 3, 4].map((level) => pointsOfLevel(level + 1) - pointsOfLevel(level));
  expect(steps).toEqual([100, 200, 300, 400]);
});

it('has no level below the first', () => {
  expect(levelOf(-1)).toBe(1);
});
