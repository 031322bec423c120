import type { Expression, FunctionName } from './expression.ts';

/** By the keys of quantities, in SI units. */
export type Values = Readonly<Record<string, number>>;

const functions: Record<FunctionName, (x: number) => number> = {
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: tangent,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  exp: Math.exp,
  ln: Math.log,
  log10: Math.log10,
  abs: Math.abs,
};

/** At a right angle there is none, though what π is rounded to makes it a large number. */
function tangent(x: number): number {
  return Math.abs(Math.cos(x)) < 1e-15 * Math.max(1, Math.abs(x)) ? Number.NaN : Math.tan(x);
}

/** Not a finite number where the expression has no value: outside of a function's domain, or where a quantity is missing. */
export function evaluate(expression: Expression, values: Values): number {
  switch (expression.op) {
    case 'number':
      return expression.value;
    case 'pi':
      return Math.PI;
    case 'quantity':
      return values[expression.key] ?? Number.NaN;
    case 'negate':
      return -evaluate(expression.of, values);
    case 'call':
      return functions[expression.name](evaluate(expression.of, values));
    default:
      return operate(expression.op, evaluate(expression.left, values), evaluate(expression.right, values));
  }
}

function operate(op: 'add' | 'subtract' | 'multiply' | 'divide' | 'power', left: number, right: number): number {
  if (op === 'add') return left + right;
  if (op === 'subtract') return left - right;
  if (op === 'multiply') return left * right;
  return op === 'divide' ? left / right : left ** right;
}

/** How large the terms are that are added up: what a difference of two sides has to be compared with. */
export function magnitude(expression: Expression, values: Values): number {
  if (expression.op === 'negate') return magnitude(expression.of, values);
  if (expression.op === 'add' || expression.op === 'subtract') {
    return magnitude(expression.left, values) + magnitude(expression.right, values);
  }
  return Math.abs(evaluate(expression, values));
}

export function countQuantity(expression: Expression, key: string): number {
  switch (expression.op) {
    case 'number':
    case 'pi':
      return 0;
    case 'quantity':
      return expression.key === key ? 1 : 0;
    case 'negate':
    case 'call':
      return countQuantity(expression.of, key);
    default:
      return countQuantity(expression.left, key) + countQuantity(expression.right, key);
  }
}

export function quantityKeys(expression: Expression): Set<string> {
  switch (expression.op) {
    case 'number':
    case 'pi':
      return new Set();
    case 'quantity':
      return new Set([expression.key]);
    case 'negate':
    case 'call':
      return quantityKeys(expression.of);
    default:
      return new Set([...quantityKeys(expression.left), ...quantityKeys(expression.right)]);
  }
}
