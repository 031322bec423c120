import { combine, type Dimension, dimensionless, isSameDimension, raise } from './dimension.ts';
import { evaluate, quantityKeys } from './evaluate.ts';
import type { Expression } from './expression.ts';

export type DimensionFinding =
  | { kind: 'dimension'; dimension: Dimension }
  /** Two terms that cannot be added. */
  | { kind: 'unlike-terms'; left: Dimension; right: Dimension }
  /** The argument of a function, or an exponent, has to be a plain number. */
  | { kind: 'not-a-number'; of: 'exponent' | 'argument'; name: string; dimension: Dimension }
  /** A power of something with a unit has to be a number that does not change. */
  | { kind: 'changing-exponent'; base: Dimension };

/** The dimension of an expression, or the first place where none can be given. */
export function dimensionOf(expression: Expression, of: (key: string) => Dimension): DimensionFinding {
  switch (expression.op) {
    case 'number':
    case 'pi':
      return found(dimensionless);
    case 'quantity':
      return found(of(expression.key));
    case 'negate':
      return dimensionOf(expression.of, of);
    case 'call':
      return dimensionOfCall(expression, of);
    case 'power':
      return dimensionOfPower(expression, of);
    default:
      return dimensionOfPair(expression, of);
  }
}

function found(dimension: Dimension): DimensionFinding {
  return { kind: 'dimension', dimension };
}

type Call = Extract<Expression, { op: 'call' }>;
type Pair = Extract<Expression, { left: Expression }>;

function dimensionOfCall({ name, of: argument }: Call, of: (key: string) => Dimension): DimensionFinding {
  const inner = dimensionOf(argument, of);
  if (inner.kind !== 'dimension' || name === 'abs') return inner;
  if (name === 'sqrt') return found(raise(inner.dimension, 0.5));
  if (isSameDimension(inner.dimension, dimensionless)) return inner;
  return { kind: 'not-a-number', of: 'argument', name, dimension: inner.dimension };
}

function dimensionOfPower({ left, right }: Pair, of: (key: string) => Dimension): DimensionFinding {
  const base = dimensionOf(left, of);
  const exponent = dimensionOf(right, of);
  if (base.kind !== 'dimension') return base;
  if (exponent.kind !== 'dimension') return exponent;
  if (!isSameDimension(exponent.dimension, dimensionless)) {
    return { kind: 'not-a-number', of: 'exponent', name: '^', dimension: exponent.dimension };
  }
  if (isSameDimension(base.dimension, dimensionless)) return base;
  if (quantityKeys(right).size > 0) return { kind: 'changing-exponent', base: base.dimension };
  return found(raise(base.dimension, evaluate(right, {})));
}

function dimensionOfPair({ op, left, right }: Pair, of: (key: string) => Dimension): DimensionFinding {
  const first = dimensionOf(left, of);
  if (first.kind !== 'dimension') return first;
  const second = dimensionOf(right, of);
  if (second.kind !== 'dimension') return second;
  if (op === 'multiply') return found(combine(first.dimension, second.dimension));
  if (op === 'divide') return found(combine(first.dimension, second.dimension, -1));
  if (isSameDimension(first.dimension, second.dimension)) return first;
  return { kind: 'unlike-terms', left: first.dimension, right: second.dimension };
}
