import { type Expression, type ExpressionFault, readExpression } from '@navor/quantities';

export type ParsedEquation =
  | { kind: 'equation'; left: Expression; right: Expression }
  | { kind: 'refused'; why: string };

const longestEquation = 300;

/** Reads `U = R * I`. Signs of products are not left out in it, so that nobody has to guess where a name ends. */
export function parseEquation(text: string): ParsedEquation {
  if (text.length > longestEquation) return refused(`it is longer than ${longestEquation} characters`);
  const sides = text.split('=');
  if (sides.length !== 2) return refused('it needs exactly one =');
  if (text.includes(',')) return refused('a comma has no meaning in it; the decimal sign is the point');
  const [left, right] = sides.map((side) => readExpression(side));
  if (left?.kind === 'unreadable') return refused(describe(left));
  if (right?.kind === 'unreadable') return refused(describe(right));
  if (left?.kind !== 'expression' || right?.kind !== 'expression') return refused('one side is empty');
  return { kind: 'equation', left: left.expression, right: right.expression };
}

function refused(why: string): ParsedEquation {
  return { kind: 'refused', why };
}

function describe({ reason, part }: ExpressionFault): string {
  switch (reason) {
    case 'too-long':
    case 'too-large':
      return part === '' ? 'it is too large' : `it is too large at "${part}"`;
    case 'too-deep':
      return 'it is nested too deeply';
    case 'unknown-name':
      return `${part}(…) is no known function; a product is written with *`;
    case 'unbalanced':
      return `"${part}" has no counterpart`;
    case 'missing-operand':
      return part === '' ? 'something is missing in it' : `something is missing at "${part}"`;
    case 'number':
      return `"${part}" is no number`;
    case 'unexpected':
      return /^[\p{L}\d([√]/u.test(part)
        ? `a product is written with *: something is missing before "${part}"`
        : `"${part}" is not understood`;
  }
}
