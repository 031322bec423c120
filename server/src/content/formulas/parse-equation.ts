import { type Expression, type ExpressionFault, readExpression } from '@navor/quantities';
import { type MarkdownFault, markdownFault } from '../markdown/markdown-faults.ts';

export type ParsedEquation =
  | { kind: 'equation'; left: Expression; right: Expression }
  | { kind: 'refused'; fault: MarkdownFault };

const longestEquation = 300;

/** Reads `U = R * I`. Signs of products are not left out in it, so that nobody has to guess where a name ends. */
export function parseEquation(text: string): ParsedEquation {
  if (text.length > longestEquation) return refused(markdownFault('equationTooLong', String(longestEquation)));
  const sides = text.split('=');
  if (sides.length !== 2) return refused(markdownFault('equationSides'));
  if (text.includes(',')) return refused(markdownFault('equationComma'));
  const [left, right] = sides.map((side) => readExpression(side));
  if (left?.kind === 'unreadable') return refused(describe(left));
  if (right?.kind === 'unreadable') return refused(describe(right));
  if (left?.kind !== 'expression' || right?.kind !== 'expression') return refused(markdownFault('equationSideEmpty'));
  return { kind: 'equation', left: left.expression, right: right.expression };
}

function refused(fault: MarkdownFault): ParsedEquation {
  return { kind: 'refused', fault };
}

function describe({ reason, part }: ExpressionFault): MarkdownFault {
  switch (reason) {
    case 'too-long':
    case 'too-large':
      return part === '' ? markdownFault('equationTooLarge') : markdownFault('equationTooLargeAt', part);
    case 'too-deep':
      return markdownFault('equationTooDeep');
    case 'unknown-name':
      return markdownFault('equationFunction', part);
    case 'unbalanced':
      return markdownFault('equationUnbalanced', part);
    case 'missing-operand':
      return part === '' ? markdownFault('equationIncomplete') : markdownFault('equationIncompleteAt', part);
    case 'number':
      return markdownFault('equationNumber', part);
    case 'unexpected':
      return markdownFault(/^[\p{L}\d([√]/u.test(part) ? 'equationProduct' : 'equationUnexpected', part);
  }
}
