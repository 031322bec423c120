import type { Expression } from '@navor/quantities';

/** The same tree with each part changed, the innermost first. */
export function mapExpression(expression: Expression, change: (part: Expression) => Expression): Expression {
  const inner = (of: Expression) => mapExpression(of, change);
  switch (expression.op) {
    case 'number':
    case 'pi':
    case 'quantity':
      return change(expression);
    case 'negate':
    case 'call':
      return change({ ...expression, of: inner(expression.of) });
    default:
      return change({ ...expression, left: inner(expression.left), right: inner(expression.right) });
  }
}
