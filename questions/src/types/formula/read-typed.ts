import { type Expression, groupingChoices, readExpression } from '@navor/quantities';
import type { ReadingProblem } from '../../outcome.ts';

export type TypedReading =
  | { kind: 'empty' }
  | { kind: 'expression'; expression: Expression }
  | { kind: 'problem'; problem: ReadingProblem };

/** Whatever name stands before the equals sign, it is what the field is about: `W_k =`, `u(t) =`. */
const leadingName = /^\s*(?:\p{L}[\p{L}\d_{}'′₀₁₂₃₄₅₆₇₈₉]{0,11}\s*(?:\(\s*\p{L}{1,3}\s*\)\s*)?)?=/u;
/** What closes a sentence. */
const closing = /(?<=\S)[\s.,;]+$/;

/** A formula as learners type it, over the names of a question's symbols: previewed and scored by the same rules. */
export function readTyped(text: string, names: readonly string[], language: string): TypedReading {
  // Blanks in its place keep the positions of what follows.
  const named = text.replace(leadingName, (name) => `${' '.repeat(name.length - 1)}=`).replace(closing, '');
  const reading = readExpression(named, { names, decimalComma: true, implicitProducts: true, left: '' });
  if (reading.kind === 'empty') return reading;
  if (reading.kind === 'unreadable') return { kind: 'problem', problem: reading };
  const choices = groupingChoices(text, language) ?? reading.choices;
  if (choices) return { kind: 'problem', problem: { kind: 'ambiguous', choices } };
  return { kind: 'expression', expression: reading.expression };
}
