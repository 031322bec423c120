import { type Attempted, isAroundRight, isExact, isNear, type SlipFinder } from './attempted.ts';

/** Near the right number; where that can be counted, near alone does not do: one too many is not rounded. */
export const rounding: SlipFinder = (attempted) => {
  const isMade = isRoughly(attempted) || (!isExact(attempted) && isAroundRight(attempted.given, attempted));
  return isMade ? { kind: 'rounding' } : null;
};

const farthest = 0.05;

/** The right number with a figure or two of it left: 60 for 62.9. */
function isRoughly({ given, right }: Attempted): boolean {
  if (!isNear(given, right, farthest)) return false;
  return [1, 2, 3].some((figures) => isNear(given, Number(right.toPrecision(figures)), 1e-9));
}
