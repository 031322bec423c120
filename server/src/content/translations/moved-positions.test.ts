import { expect, it } from 'vitest';
import { movedPositions } from './moved-positions.ts';

it.each([
  [[], []],
  [[0, 1, 2], []],
  [[1, 0, 2], [1]],
  [[3, 0, 1, 2], [3]],
  [
    [2, 1, 0],
    [1, 2],
  ],
])('of %j, %j moved', (positions, moved) => {
  expect([...movedPositions(positions)].sort()).toEqual(moved);
});
