import { countQuantity } from './evaluate.ts';
import type { Expression, FunctionName } from './expression.ts';

/**
 * Solves `left = right` for a quantity that occurs once, by undoing what surrounds it from the outside in; null where it
 * occurs more often or cannot be undone. Of two roots the positive one is taken, of many angles the principal one, so the
 * result is a candidate: whether it satisfies the equation depends on the numbers.
 */
export function isolate(left: Expression, right: Expression, key: string): Expression | null {
  const counts = [countQuantity(left, key), countQuantity(right, key)];
  if (counts[0] === 1 && counts[1] === 0) return undo(left, right, key);
  if (counts[0] === 0 && counts[1] === 1) return undo(right, left, key);
  return null;
}

function undo(around: Expression, rest: Expression, key: string): Expression | null {
  switch (around.op) {
    case 'quantity':
      return rest;
    case 'negate':
      return undo(around.of, negate(rest), key);
    case 'call':
      return undo(around.of, undoCall(around.name, rest), key);
    case 'number':
    case 'pi':
      return null;
    default: {
      const isLeft = countQuantity(around.left, key) === 1;
      const undone = isLeft ? undoLeft(around.op, rest, around.right) : undoRight(around.op, rest, around.left);
      return undo(isLeft ? around.left : around.right, undone, key);
    }
  }
}

type PairOp = Extract<Expression, { left: Expression }>['op'];

/** `x ∘ other = rest` → x */
function undoLeft(op: PairOp, rest: Expression, other: Expression): Expression {
  if (op === 'add') return subtract(rest, other);
  if (op === 'subtract') return add(rest, other);
  if (op === 'multiply') return divide(rest, other);
  if (op === 'divide') return multiply(rest, other);
  return root(rest, other);
}

/** `other ∘ x = rest` → x */
function undoRight(op: PairOp, rest: Expression, other: Expression): Expression {
  if (op === 'add') return subtract(rest, other);
  if (op === 'subtract') return subtract(other, rest);
  if (op === 'multiply') return divide(rest, other);
  if (op === 'divide') return divide(other, rest);
  return divide(call('ln', rest), call('ln', other));
}

function undoCall(name: FunctionName, rest: Expression): Expression {
  if (name === 'sqrt') return power(rest, number(2));
  if (name === 'log10') return power(number(10), rest);
  if (name === 'abs') return rest;
  const inverse = {
    sin: 'asin',
    cos: 'acos',
    tan: 'atan',
    asin: 'sin',
    acos: 'cos',
    atan: 'tan',
    exp: 'ln',
    ln: 'exp',
  };
  return call(inverse[name] as FunctionName, rest);
}

function number(value: number): Expression {
  return { op: 'number', value };
}

function call(name: FunctionName, of: Expression): Expression {
  return { op: 'call', name, of };
}

function power(left: Expression, right: Expression): Expression {
  return { op: 'power', left, right };
}

function root(of: Expression, exponent: Expression): Expression {
  if (exponent.op !== 'number') return power(of, divide(number(1), exponent));
  if (exponent.value === 2) return call('sqrt', of);
  if (exponent.value === 1) return of;
  if (exponent.value === -1) return divide(number(1), of);
  if (exponent.value === 0.5) return power(of, number(2));
  return power(of, divide(number(1), exponent));
}

function negate(of: Expression): Expression {
  if (of.op === 'negate') return of.of;
  if (of.op === 'subtract') return { op: 'subtract', left: of.right, right: of.left };
  return { op: 'negate', of };
}

function add(left: Expression, right: Expression): Expression {
  if (isNumber(left, 0)) return right;
  if (right.op === 'negate') return subtract(left, right.of);
  if (left.op === 'negate') return subtract(right, left.of);
  return { op: 'add', left, right };
}

function subtract(left: Expression, right: Expression): Expression {
  if (isNumber(left, 0)) return negate(right);
  if (right.op === 'negate') return add(left, right.of);
  return { op: 'subtract', left, right };
}

function multiply(left: Expression, right: Expression): Expression {
  if (isNumber(left, 1)) return right;
  if (isNumber(left, 0)) return left;
  if (right.op === 'divide') return divide(multiply(left, right.left), right.right);
  if (left.op === 'divide') return divide(multiply(left.left, right), left.right);
  return { op: 'multiply', left, right };
}

/** Keeps one fraction line: (a/b)/c is a/(c·b), with the factor that was further out behind, where it was written. */
function divide(left: Expression, right: Expression): Expression {
  if (isNumber(right, 1) || isNumber(left, 0)) return left;
  if (right.op === 'divide') return divide(multiply(left, right.right), right.left);
  if (left.op === 'divide') return divide(left.left, multiply(right, left.right));
  return { op: 'divide', left, right };
}

function isNumber(expression: Expression, value: number): boolean {
  return expression.op === 'number' && expression.value === value;
}
