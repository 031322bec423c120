import { type ExpressionReading, readExpression } from '@navor/quantities';

/** Whatever name stands before the equals sign, it is what the field is about. */
const leadingName = /^\s*(\p{L}[\p{L}\d_]{0,11})\s*=/u;

/** A formula as learners type it, over the names of a question's symbols. */
export function readTyped(text: string, names: readonly string[]): ExpressionReading {
  const [, left = ''] = leadingName.exec(text) ?? [];
  return readExpression(text, { names, decimalComma: true, implicitProducts: true, left });
}
