import { quantityKeys } from '../evaluate.ts';
import type { Expression } from '../expression.ts';

/** `expanded`: no sum inside a product; `factored`: no sum at the top; `fraction`: at most one fraction line, at the top. */
export type ExpressionForm = 'expanded' | 'factored' | 'fraction';

/** Whether an expression is written in a form; what could be written otherwise inside of functions does not count. */
export function isInForm(expression: Expression, form: ExpressionForm): boolean {
  if (form === 'expanded') return isExpanded(expression);
  const inner = withoutOnes(expression);
  if (form === 'factored') return !isSum(inner);
  if (inner.op === 'divide') return !hasLine(inner.left) && !hasLine(inner.right);
  return inner.op === 'power' && isNegative(inner.right) ? !hasLine(inner.left) : !hasLine(inner);
}

/** How many factors with symbols in them an expression is written as: 2 for `3(x + 1)²`. */
export function factorCount(expression: Expression): number {
  if (quantityKeys(expression).size === 0) return 0;
  switch (expression.op) {
    case 'negate':
      return factorCount(expression.of);
    case 'multiply':
      return factorCount(expression.left) + factorCount(expression.right);
    case 'divide':
      return factorCount(expression.left);
    case 'power':
      return isCount(expression.right) ? factorCount(expression.left) * expression.right.value : 1;
    default:
      return 1;
  }
}

function isSum({ op }: Expression): boolean {
  return op === 'add' || op === 'subtract';
}

function isExpanded(expression: Expression): boolean {
  if (expression.op === 'add') return isExpanded(expression.left) && isExpanded(expression.right);
  // What is taken away as a whole is a product with −1.
  if (expression.op === 'subtract') return isExpanded(expression.left) && isExpandedTerm(expression.right);
  return isExpandedTerm(expression);
}

function isExpandedTerm(expression: Expression): boolean {
  switch (expression.op) {
    case 'add':
    case 'subtract':
      return false;
    case 'negate':
      return isExpandedTerm(expression.of);
    case 'multiply':
      return isExpandedTerm(expression.left) && isExpandedTerm(expression.right);
    // A sum below the line cannot be multiplied out.
    case 'divide':
      return isExpandedTerm(expression.left) && isExpanded(expression.right);
    case 'power':
      return isExpandedTerm(expression.left) || !isCount(expression.right);
    default:
      return true;
  }
}

function isCount(exponent: Expression): exponent is Extract<Expression, { op: 'number' }> {
  return exponent.op === 'number' && Number.isInteger(exponent.value) && exponent.value > 0;
}

/** A sum times one is still a sum. */
function withoutOnes(expression: Expression): Expression {
  if (expression.op === 'negate') return withoutOnes(expression.of);
  if (expression.op === 'multiply' && isOne(expression.left)) return withoutOnes(expression.right);
  const takesOneBehind = expression.op === 'multiply' || expression.op === 'divide' || expression.op === 'power';
  return takesOneBehind && isOne(expression.right) ? withoutOnes(expression.left) : expression;
}

function isOne(expression: Expression): boolean {
  const size = expression.op === 'negate' ? expression.of : expression;
  return size.op === 'number' && Math.abs(size.value) === 1;
}

function hasLine(expression: Expression): boolean {
  switch (expression.op) {
    case 'number':
    case 'pi':
    case 'quantity':
      return false;
    case 'negate':
    case 'call':
      return hasLine(expression.of);
    case 'divide':
      return true;
    case 'power':
      // A negative exponent is a line written otherwise.
      return (
        hasLine(expression.left) ||
        isNegative(expression.right) ||
        (hasLine(expression.right) && !isRatio(expression.right))
      );
    default:
      return hasLine(expression.left) || hasLine(expression.right);
  }
}

function isNegative(exponent: Expression): boolean {
  return exponent.op === 'negate' || (exponent.op === 'number' && exponent.value < 0);
}

/** An exponent such as 1/2 stands for a root. */
function isRatio(exponent: Expression): boolean {
  const size = exponent.op === 'negate' ? exponent.of : exponent;
  return size.op === 'divide' && size.left.op === 'number' && size.right.op === 'number';
}
