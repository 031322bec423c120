import { choicesIn } from './ambiguity.ts';
import type { Expression } from './expression.ts';
import { ExpressionParser } from './expression-parser.ts';
import { tokenize } from './tokenize.ts';
import { vocabularyOf } from './vocabulary.ts';

export type ExpressionOptions = {
  /** The names that it may hold; without them, any. */
  names?: readonly string[];
  /** Whether the comma is a decimal sign as well as the point. */
  decimalComma?: boolean;
  /** Whether `2x`, `x(y + 1)` and `sin x` are understood. */
  implicitProducts?: boolean;
  /** The name that may stand before it: `v = s / t`. */
  left?: string;
};

export type ExpressionFaultReason =
  | 'too-long'
  | 'too-deep'
  /** A number, an exponent or the whole. */
  | 'too-large'
  | 'unknown-name'
  | 'unexpected'
  | 'unbalanced'
  | 'missing-operand'
  | 'number';

/** Positions count from 0 in the text as typed. What stands before `at` was understood. */
export type ExpressionFault = { kind: 'unreadable'; reason: ExpressionFaultReason; at: number; part: string };

export type ExpressionReading =
  /** Where it could be meant otherwise, `choices` are the same text with parentheses that leave one meaning each. */
  { kind: 'expression'; expression: Expression; choices?: [string, string] } | { kind: 'empty' } | ExpressionFault;

const longestText = 500;

/**
 * Reads a formula as people type it: `-x^2` is −(x²), `a^b^c` is a^(b^c), `U/2R` is U/(2R), `1/2 mv²` is ½·m·v². In
 * `1/2mv²`, `U/2 R`, `√2gh` and `ln U/R` either may be meant: there are choices. What could be meant in two ways
 * otherwise, such as `x2` or `sin x y`, is not read at all.
 */
export function readExpression(typed: string, options: ExpressionOptions = {}): ExpressionReading {
  if (typed.length > longestText) return { kind: 'unreadable', reason: 'too-long', at: longestText, part: '' };
  const { names, decimalComma = false, implicitProducts = false, left } = options;
  const { text, start } = withoutLeft(typed, left);
  const tokens = tokenize(text, { vocabulary: vocabularyOf(names), decimalComma, implicitProducts });
  if (!Array.isArray(tokens)) return { kind: 'unreadable', ...tokens };
  if (tokens.length === 1 && start === 0) return { kind: 'empty' };
  const parser = new ExpressionParser(tokens, implicitProducts);
  const expression = parser.parse();
  if (!expression) return { kind: 'unreadable', ...parser.fault };
  const choices = parser.ambiguity && choicesIn(text, parser.ambiguity);
  // What could not be read the other way was not meant so: `√2cos φ`.
  const isOpen = choices?.every((choice) => readExpression(choice, options).kind === 'expression');
  return { kind: 'expression', expression, ...(choices && isOpen && { choices }) };
}

/** Blanks in the place of `v =` keep the positions of what follows. */
function withoutLeft(typed: string, left: string | undefined): { text: string; start: number } {
  const cut = left === undefined ? -1 : typed.indexOf('=');
  if (left === undefined || cut < 0) return { text: typed, start: 0 };
  const written = typed.slice(0, cut).trim();
  const word = vocabularyOf([left]).find(written);
  if (written !== '' && !(word?.kind === 'name' && word.key === left)) return { text: typed, start: 0 };
  return { text: ' '.repeat(cut + 1) + typed.slice(cut + 1), start: cut + 1 };
}
