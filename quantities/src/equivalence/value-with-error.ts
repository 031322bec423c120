import { evaluate, type Values } from '../evaluate.ts';
import type { Expression, FunctionName } from '../expression.ts';

/**
 * A value and how far it may be off, because each step of a computation is rounded. The scale is the size of what it was made
 * of: that of a difference is the size of its terms, however little is left of them.
 */
export type ValueWithError = { value: number; error: number; scale: number };

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
      const inner = of(expression.of);
      return { ...inner, value: -inner.value };
    }
    case 'call': {
      const inner = of(expression.of);
      const value = evaluate({ ...expression, of: { op: 'number', value: inner.value } }, {});
      const error = inner.error === 0 ? 0 : inner.error * slope(expression.name, inner.value, value);
      return { ...rounded(value, error, 2), scale: scaleOfCall(expression.name, inner, value) };
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
  return { value, error: Number.isNaN(all) ? Number.POSITIVE_INFINITY : all, scale: Math.abs(value) };
}

/** What is left of a sine at π is nothing beside the 1 that it goes up to. */
function scaleOfCall(name: FunctionName, inner: ValueWithError, value: number): number {
  if (name === 'sin' || name === 'cos' || name === 'tan') return Math.max(1, Math.abs(value));
  if (name === 'sqrt') return Math.sqrt(inner.scale);
  return name === 'abs' ? inner.scale : Math.abs(value);
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
  const scale = left.scale + right.scale;
  if (op === 'add') return { ...rounded(a + b, left.error + right.error), scale };
  if (op === 'subtract') return { ...rounded(a - b, left.error + right.error), scale };
  if (op === 'multiply') {
    const product = rounded(a * b, Math.abs(a) * right.error + Math.abs(b) * left.error);
    return { ...product, scale: left.scale * right.scale };
  }
  if (op === 'divide') return divide(left, right);
  const value = a ** b;
  const fromBase = left.error === 0 ? 0 : (Math.abs(b) * left.error) / Math.abs(a);
  const fromExponent = right.error === 0 ? 0 : Math.abs(Math.log(Math.abs(a))) * right.error;
  return rounded(value, Math.abs(value) * (fromBase + fromExponent), 2 + Math.abs(b));
}

function divide(left: ValueWithError, right: ValueWithError): ValueWithError {
  const value = left.value / right.value;
  const size = Math.abs(right.value);
  const scale = left.scale / size;
  // The divisor may as well be zero.
  if (size <= right.error) return { value, error: Number.POSITIVE_INFINITY, scale };
  return { ...rounded(value, (left.error + Math.abs(value) * right.error) / (size - right.error)), scale };
}
