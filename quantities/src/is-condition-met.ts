import { evaluate, type Values } from './evaluate.ts';
import type { Expression } from './expression.ts';
import type { Comparison } from './read-condition.ts';

/** Two expressions that are compared, such as `d < D`. */
export type Condition = { left: Expression; comparison: Comparison; right: Expression };

/** Whether a condition is met; one without a value on either side never is. */
export function isConditionMet({ left, comparison, right }: Condition, values: Values): boolean {
  const [one, other] = [evaluate(left, values), evaluate(right, values)];
  if (!Number.isFinite(one) || !Number.isFinite(other)) return false;
  // 0.1 + 0.2 is meant to be 0.3, and neither more nor less.
  const isEqual = Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));
  return comparisons[comparison](one, other, isEqual);
}

const comparisons: Record<Comparison, (one: number, other: number, isEqual: boolean) => boolean> = {
  '<': (one, other, isEqual) => one < other && !isEqual,
  '<=': (one, other, isEqual) => one < other || isEqual,
  '>': (one, other, isEqual) => one > other && !isEqual,
  '>=': (one, other, isEqual) => one > other || isEqual,
  '=': (_one, _other, isEqual) => isEqual,
  '!=': (_one, _other, isEqual) => !isEqual,
};
