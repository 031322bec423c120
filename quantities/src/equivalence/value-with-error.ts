import { evaluate, type Values } from '../evaluate.ts';
import type { Expression, FunctionName } from '../expression.ts';

/** A value and how far it may be off, because each step of a computation is rounded. */
export type ValueWithError = { value: number; error: number };

const rounding = Number.EPSILON;

/**
 * Without the error nobody could tell two values that differ from two that are rounded differently: what is left of
 * `1e20 + x - 1e20` says nothing about x.
 */
export function valueWithError(expression: Expression, values: Values, inputSteps = 0): ValueWithError {
  const of = (inner: Expression) => valueWithError(inner, values, inputSteps);
  switch (expression.op) {
    case 'quantity':
      return rounded(evaluate(expression, values), 0, inputSteps);
    case 'number':
      return rounded(expression.value, 0, Number.isSafeInteger(expression.value) ? 0 : 1);
    case 'pi':
      return rounded(Math.PI, 0, 1);
    case 'negate': {
      const { value, error } = of(expression.of);
      return { value: -value, error };
    }
    case 'call': {
      const inner = of(expression.of);
      const value = evaluate({ ...expression, of: { op: 'number', value: inner.value } }, {});
      return rounded(value, inner.error === 0 ? 0 : inner.error * slope(expression.name, inner.value, value), 2);
    }
    default:
      return operate(expression.op, of(expression.left), of(expression.right));
  }
}

/**
 * The value, or nothing where it is no more than what rounding leaves of nothing: 1.5 − 1.2 − 0.3 is 0, and the charge of
 * an electron is not. Quantities are rounded themselves, once when they are converted to SI units and once before.
 */
export function evaluateWithoutRoundoff(expression: Expression, values: Values): number {
  const { value, error } = valueWithError(expression, values, 2);
  return Number.isFinite(error) && Math.abs(value) <= error ? 0 : value;
}

function rounded(value: number, error: number, steps = 1): ValueWithError {
  const all = error + steps * rounding * Math.abs(value);
  return { value, error: Number.isNaN(all) ? Number.POSITIVE_INFINITY : all };
}

/** How much faster the function changes than its argument. */
function slope(name: FunctionName, at: number, value: number): number {
  if (name === 'sqrt') return 1 / (2 * value);
  if (name === 'tan') return 1 + value * value;
  if (name === 'asin' || name === 'acos') return 1 / Math.sqrt(1 - at * at);
  if (name === 'exp') return value;
  if (name === 'ln') return 1 / Math.abs(at);
  return name === 'log10' ? 1 / (Math.LN10 * Math.abs(at)) : 1;
}

type PairOp = Extract<Expression, { left: Expression }>['op'];

function operate(op: PairOp, left: ValueWithError, right: ValueWithError): ValueWithError {
  const [a, b] = [left.value, right.value];
  if (op === 'add') return rounded(a + b, left.error + right.error);
  if (op === 'subtract') return rounded(a - b, left.error + right.error);
  if (op === 'multiply') return rounded(a * b, Math.abs(a) * right.error + Math.abs(b) * left.error);
  if (op === 'divide') {
    const value = a / b;
    // The divisor may as well be zero.
    if (Math.abs(b) <= right.error) return { value, error: Number.POSITIVE_INFINITY };
    return rounded(value, (left.error + Math.abs(value) * right.error) / (Math.abs(b) - right.error));
  }
  const value = a ** b;
  const fromBase = left.error === 0 ? 0 : (Math.abs(b) * left.error) / Math.abs(a);
  const fromExponent = right.error === 0 ? 0 : Math.abs(Math.log(Math.abs(a))) * right.error;
  return rounded(value, Math.abs(value) * (fromBase + fromExponent), 2 + Math.abs(b));
}
