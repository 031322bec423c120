import { longestRising } from '../merging/longest-rising.ts';

/** The fewest positions that would have to be moved for all to be in ascending order. */
export function movedPositions(positions: readonly number[]): Set<number> {
  const inOrder = new Set(longestRising(positions));
  return new Set(positions.filter((_, at) => !inOrder.has(at)));
}
