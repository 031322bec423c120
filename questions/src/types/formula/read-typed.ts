import { type ExpressionReading, readExpression } from '@navor/quantities';

/** Whatever name stands before the equals sign, it is what the field is about. */
const leadingName = /^\s*(?:\p{L}[\p{L}\d_{}'′₀₁₂₃₄₅₆₇₈₉]{0,11}\s*)?=/u;
/** What closes a sentence. */
const closing = /(?<=\S)[\s.,;]+$/;

/** A formula as learners type it, over the names of a question's symbols. */
export function readTyped(text: string, names: readonly string[]): ExpressionReading {
  // Blanks in its place keep the positions of what follows.
  const named = text.replace(leadingName, (name) => `${' '.repeat(name.length - 1)}=`);
  return readExpression(named.replace(closing, ''), { names, decimalComma: true, implicitProducts: true, left: '' });
}
