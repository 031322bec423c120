/** Thirds are written with five to seven digits. */
const leastDifference = 0.1;

export function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < leastDifference;
}

export function isFull(percent: number): boolean {
  return isSame(percent, 100);
}
