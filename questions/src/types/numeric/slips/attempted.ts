import type { Unit } from '@navor/quantities';
import type { Slip } from '../../../outcome.ts';
import type { DrawnQuestion } from '../../../question-scorer.ts';
import type { PreparedNumeric } from '../shape.ts';
import { toleranceWidth } from '../tolerance.ts';

/** A wrong number beside the right one. */
export type Attempted = {
  /** Both in the answer's unit, */
  given: number;
  right: number;
  /** and in SI base units. */
  givenSi: number;
  rightSi: number;
  unit: Unit;
  /** The unit that was typed. */
  givenUnit: Unit;
  prepared: PreparedNumeric;
  drawing: DrawnQuestion;
};

export type SlipFinder = (attempted: Attempted) => Slip | null;

/** Whether the number given is this one, about as closely as the answer has to be right. */
export function isLike(given: number, target: number, attempted: Attempted): boolean {
  // Where only the number itself is right, 1020 is no 1023.
  if (isExact(attempted) && Number.isInteger(target)) return isNear(given, target, 1e-9);
  return isNear(given, target, Math.min(0.02, Math.max(0.005, toleranceShare(attempted))));
}

export function isNear(given: number, target: number, share: number): boolean {
  return target !== 0 && Number.isFinite(target) && Math.abs(given - target) <= share * Math.abs(target);
}

/** So near the right number that rounding explains more than any slip whose result happens to be there as well. */
export function isAroundRight(number: number, attempted: Attempted): boolean {
  const share = Math.min(0.04, Math.max(0.03, 2 * toleranceShare(attempted)));
  return Math.abs(number - attempted.right) <= share * Math.abs(attempted.right);
}

/** Whether nothing but the number itself is right, as with things that are counted. */
export function isExact({ prepared: { tolerance } }: Attempted): boolean {
  return 'absolute' in tolerance && tolerance.absolute === 0;
}

function toleranceShare({ prepared, right }: Attempted): number {
  return right === 0 ? 0 : toleranceWidth(prepared.tolerance, right) / Math.abs(right);
}
