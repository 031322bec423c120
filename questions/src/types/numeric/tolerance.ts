import type { Tolerance } from './shape.ts';

/** How far from the right number a number is still right, both in the answer's unit. */
export function toleranceWidth(tolerance: Tolerance, right: number): number {
  if ('absolute' in tolerance) return tolerance.absolute;
  if ('relative' in tolerance) return tolerance.relative * Math.abs(right);
  return right === 0 ? 0 : 0.5 * 10 ** (decadeOf(right) - tolerance.significantFigures + 1);
}

export function isWithinTolerance(given: number, right: number, tolerance: Tolerance): boolean {
  if ('significantFigures' in tolerance) return hasFigures(given, right, tolerance.significantFigures);
  // Binary fractions must not decide at the edge: 12.6 is within 0.1 of 12.5.
  const room = 1e-9 * Math.max(Math.abs(given), Math.abs(right));
  return Math.abs(given - right) <= toleranceWidth(tolerance, right) + room;
}

/**
 * Half of a number as it is written goes up: 9.815 is 9.82, though the nearest binary fraction is below it. Past twelve
 * figures there is only what the arithmetic left.
 */
export function roundToFigures(number: number, figures: number): number {
  const [digits = '', exponent = '0'] = number.toExponential(11).split('e');
  const scaled = Number(`${digits.replace('-', '')}e${figures - 1}`);
  const size = Number(`${Math.floor(scaled + 0.5 + 1e-9)}e${Number(exponent) - figures + 1}`);
  return number < 0 ? -size : size;
}

/** Both are the same once they are rounded, or there is a figure more that is right: 12.351 for 12.349. */
function hasFigures(given: number, right: number, figures: number): boolean {
  if (roundToFigures(given, figures) === roundToFigures(right, figures)) return true;
  return Math.abs(given - right) <= toleranceWidth({ significantFigures: figures + 1 }, right);
}

/** The power of ten of the first figure. */
export function decadeOf(number: number): number {
  return Number(number.toExponential().split('e')[1]);
}
