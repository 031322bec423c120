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
  return isNear(given, target, Math.min(0.02, Math.max(0.005, toleranceShare(attempted))));
}

export function isNear(given: number, target: number, share: number): boolean {
  return target !== 0 && Number.isFinite(target) && Math.abs(given - target) <= share * Math.abs(target);
}

/** Around the right number, where rounding explains more than any slip whose result happens to be there as well. */
export function roundingWidth(attempted: Attempted): number {
  const share = Math.max(0.03, Math.min(0.1, 5 * toleranceShare(attempted)));
  return share * Math.abs(attempted.right);
}

export function isAroundRight(number: number, attempted: Attempted): boolean {
  return Math.abs(number - attempted.right) <= roundingWidth(attempted);
}

function toleranceShare({ prepared, right }: Attempted): number {
  return right === 0 ? 0 : toleranceWidth(prepared.tolerance, right) / Math.abs(right);
}
