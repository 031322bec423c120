import type { Tolerance } from './shape.ts';

/** How far from the right number a number is still right, both in the answer's unit. */
export function toleranceWidth(tolerance: Tolerance, right: number): number {
  if ('absolute' in tolerance) return tolerance.absolute;
  if ('relative' in tolerance) return tolerance.relative * Math.abs(right);
  return right === 0 ? 0 : 0.5 * 10 ** (decadeOf(right) - tolerance.significantFigures + 1);
}

export function isWithinTolerance(given: number, right: number, tolerance: Tolerance): boolean {
  // Binary fractions must not decide at the edge: 12.6 is within 0.1 of 12.5.
  const room = 1e-9 * Math.max(Math.abs(given), Math.abs(right));
  if (Math.abs(given - right) <= toleranceWidth(tolerance, right) + room) return true;
  if (!('significantFigures' in tolerance)) return false;
  const rounded = (number: number) => Number(number.toPrecision(tolerance.significantFigures));
  return rounded(given) === rounded(right);
}

/** The power of ten of the first figure. */
function decadeOf(number: number): number {
  return Number(number.toExponential().split('e')[1]);
}
