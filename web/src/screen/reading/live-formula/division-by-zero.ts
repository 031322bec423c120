import { type Expression, evaluate, type Values } from '@navor/quantities';

/** Whether these values make the expression divide by zero. Quantities without a value are taken for anything but zero. */
export function dividesByZero(expression: Expression, values: Values): boolean {
  switch (expression.op) {
    case 'number':
    case 'pi':
    case 'quantity':
      return false;
    case 'call':
      // A tangent is a sine over a cosine.
      if (expression.name === 'tan' && isZero({ ...expression, name: 'cos' }, values)) return true;
      return dividesByZero(expression.of, values);
    case 'negate':
      return dividesByZero(expression.of, values);
    default: {
      const { op, left, right } = expression;
      if (op === 'divide' && isZero(right, values)) return true;
      if (op === 'power' && isZero(left, values) && evaluate(right, values) < 0) return true;
      return dividesByZero(left, values) || dividesByZero(right, values);
    }
  }
}

function isZero(expression: Expression, values: Values): boolean {
  if (expression.op === 'multiply') return isZero(expression.left, values) || isZero(expression.right, values);
  if (expression.op === 'negate') return isZero(expression.of, values);
  const value = evaluate(expression, values);
  // The cosine of a right angle is off by what π is rounded to.
  return expression.op === 'call' ? Math.abs(value) < 1e-15 : value === 0;
}
