import { quantityKeys, type Values } from './evaluate.ts';
import { inUnit } from './format-quantity.ts';
import { type Condition, isConditionMet } from './is-condition-met.ts';
import type { Limit, Limits, QuantityTraits } from './quantity-traits.ts';
import { fieldUnit } from './read-field.ts';

/** Why a quantity cannot have a value. */
export type Impossibility = { kind: 'above' | 'least' | 'below' | 'most'; limit: number } | { kind: 'whole' };

type Judged = QuantityTraits & { min: number; max: number; limits?: Limits };

/** Null where the value is possible, however unusual it is. */
export function impossibilityOf(value: number, quantity: Judged): Impossibility | null {
  const passed = passedLimit(value, quantity);
  if (passed || !quantity.isWhole || isWhole(inUnit(value, fieldUnit(quantity)))) return passed;
  return { kind: 'whole' };
}

export function passedLimit(value: number, quantity: Omit<Judged, keyof QuantityTraits>): Impossibility | null {
  const { lower, upper } = quantity.limits ?? {};
  if (lower && !isOnSide(value - lower.value, lower, quantity)) {
    return { kind: lower.isIncluded ? 'least' : 'above', limit: lower.value };
  }
  if (upper && !isOnSide(upper.value - value, upper, quantity)) {
    return { kind: upper.isIncluded ? 'most' : 'below', limit: upper.value };
  }
  return null;
}

/**
 * Computed values are off by what numbers are rounded to: a limit that is included is not missed by that, another not passed.
 * Of a zero they are off by next to nothing, however wide the range is: −10 µΩ is no rounding of a megohm.
 */
function isOnSide(distance: number, { value, isIncluded }: Limit, { min, max }: Pick<Judged, 'min' | 'max'>): boolean {
  const size = Math.max(Math.abs(min), Math.abs(max));
  return isIncluded ? distance >= -1e-9 * Math.abs(value) - 1e-13 * size : distance > 1e-15 * size;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) <= 1e-9 * Math.max(1, Math.abs(value));
}

/** What has to hold between quantities, and what readers are told where it does not. */
export type StatedCondition = Condition & { message: string };

export function conditionKeys({ left, right }: Condition): Set<string> {
  return new Set([...quantityKeys(left), ...quantityKeys(right)]);
}

/** The conditions that are not met, of those that all quantities are known of. */
export function brokenConditions(conditions: readonly StatedCondition[] = [], values: Values): StatedCondition[] {
  return conditions.filter(
    (condition) =>
      [...conditionKeys(condition)].every((key) => Number.isFinite(values[key])) && !isConditionMet(condition, values),
  );
}
