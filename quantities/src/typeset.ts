import type { Expression, FunctionName } from './expression.ts';

/** How tightly a piece holds together, so that parentheses stand only where they are needed. */
export type Tightness = 'sum' | 'product' | 'power' | 'atom';
export type Piece = { text: string; tightness: Tightness; isSigned?: boolean };

/** The marks of a notation, such as LaTeX or MathML. */
export type Notation = {
  leaf: (expression: Extract<Expression, { op: 'number' | 'quantity' | 'pi' }>) => Piece;
  add: (left: string, right: string) => string;
  subtract: (left: string, right: string) => string;
  negate: (of: string) => string;
  /** `isDotted` where the factors would run together without a sign. */
  multiply: (left: string, right: string, isDotted: boolean) => string;
  fraction: (above: string, below: string) => string;
  power: (base: string, exponent: string) => string;
  root: (of: string) => string;
  absolute: (of: string) => string;
  /** What `exp` is a power of; null where it is written as a function. */
  euler: string | null;
  call: (name: Exclude<FunctionName, 'sqrt' | 'abs'>, argument: string) => string;
  parentheses: (of: string) => string;
};

export function typeset(expression: Expression, notation: Notation): string {
  return pieceOf(expression, notation).text;
}

const order: Record<Tightness, number> = { sum: 1, product: 2, power: 3, atom: 4 };

function pieceOf(expression: Expression, notation: Notation): Piece {
  const inner = (of: Expression) => pieceOf(of, notation);
  const atLeast = (piece: Piece, tightness: Tightness, takesSign: boolean) =>
    order[piece.tightness] < order[tightness] || (piece.isSigned && !takesSign)
      ? notation.parentheses(piece.text)
      : piece.text;

  switch (expression.op) {
    case 'number':
    case 'quantity':
    case 'pi':
      return notation.leaf(expression);
    case 'negate': {
      const text = notation.negate(atLeast(inner(expression.of), 'product', false));
      return { text, tightness: 'product', isSigned: true };
    }
    case 'add':
    case 'subtract': {
      const left = inner(expression.left);
      const right = atLeast(inner(expression.right), expression.op === 'add' ? 'sum' : 'product', false);
      const text = notation[expression.op](left.text, right);
      return { text, tightness: 'sum', isSigned: left.isSigned ?? false };
    }
    case 'multiply': {
      const left = inner(expression.left);
      const right = atLeast(inner(expression.right), 'product', false);
      const text = notation.multiply(atLeast(left, 'product', true), right, startsWithNumber(expression.right));
      return { text, tightness: 'product', isSigned: (left.tightness !== 'sum' && left.isSigned) ?? false };
    }
    case 'divide':
      // The line holds a fraction together as parentheses would, except under an exponent.
      return {
        text: notation.fraction(inner(expression.left).text, inner(expression.right).text),
        tightness: 'power',
      };
    case 'power': {
      const base = atLeast(inner(expression.left), 'atom', false);
      return { text: notation.power(base, inner(expression.right).text), tightness: 'power' };
    }
    case 'call':
      return pieceOfCall(expression, inner(expression.of), notation);
  }
}

function pieceOfCall({ name, of }: Extract<Expression, { op: 'call' }>, argument: Piece, notation: Notation): Piece {
  if (name === 'sqrt') return { text: notation.root(argument.text), tightness: 'power' };
  if (name === 'abs') return { text: notation.absolute(argument.text), tightness: 'atom' };
  if (name === 'exp' && notation.euler) return powerOfEuler(of, notation.euler, argument, notation);
  const isBare = argument.tightness === 'atom' && !argument.isSigned;
  return {
    text: notation.call(name, isBare ? argument.text : notation.parentheses(argument.text)),
    tightness: 'power',
  };
}

/** `e^1` is what somebody gets for `e`. */
function powerOfEuler(exponent: Expression, euler: string, { text }: Piece, notation: Notation): Piece {
  const isItself = exponent.op === 'number' && exponent.value === 1;
  return isItself ? { text: euler, tightness: 'atom' } : { text: notation.power(euler, text), tightness: 'power' };
}

function startsWithNumber(expression: Expression): boolean {
  if (expression.op === 'number') return true;
  if (expression.op === 'multiply' || expression.op === 'power') return startsWithNumber(expression.left);
  return false;
}
