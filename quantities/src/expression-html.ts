import { decimalSign } from './decimal-sign.ts';
import type { Expression } from './expression.ts';
import { greekSign } from './greek.ts';
import { box, htmlNotation } from './html-notation.ts';
import { escaped, expressionMathml, type MathmlOptions } from './mathml.ts';
import { type Notation, type Piece, typeset } from './typeset.ts';

/**
 * An expression as lessons show theirs: boxes for the eye, and MathML for screen readers. Whatever its names hold, there is
 * no markup in it but our own.
 */
export function expressionHtml(expression: Expression, options: MathmlOptions): string {
  const { language, symbol = (key) => key } = options;
  const shown = typeset(expression, htmlNotation(leafHtml(language, symbol)));
  return `<span class="katex typeset-expression"><span class="katex-mathml">${expressionMathml(expression, options)}</span><span class="katex-html" aria-hidden="true">${shown}</span></span>`;
}

function leafHtml(language: string, symbol: (key: string) => string): Notation['leaf'] {
  return (leaf) => {
    if (leaf.op === 'pi') return { text: letters('π'), tightness: 'atom' };
    if (leaf.op === 'number') return numberPiece(leaf.value, language);
    return { text: nameHtml(symbol(leaf.key)), tightness: 'atom' };
  };
}

/** With all its digits: what somebody typed is shown as it was understood. */
function numberPiece(value: number, language: string): Piece {
  const isSigned = value < 0;
  const [digits = '', exponent] = String(Math.abs(value)).split('e');
  const own = `${isSigned ? '−' : ''}${digits.replace('.', decimalSign(language))}`;
  if (exponent === undefined) return { text: own, tightness: 'atom', isSigned };
  const size = exponent.replace('-', '−').replace('+', '');
  return { text: `${own}${box('operator', '⋅')}10${box('sup', size)}`, tightness: 'product', isSigned };
}

/** `R_1`, `alpha`, `U_max`, `DeltaU`. */
function nameHtml(name: string): string {
  const [base = '', ...indices] = name.split('_');
  const index = indices.join(',');
  if (index === '') return box('symbol', baseHtml(base));
  const isLetter = index.length === 1 && /\p{L}/u.test(index);
  const sign = greekSign(index);
  return box('symbol', baseHtml(base) + box('sub', sign || isLetter ? letters(sign ?? index) : escaped(index)));
}

function baseHtml(base: string): string {
  const difference = /^Delta(?=\p{L})/u.test(base) ? base.slice('Delta'.length) : null;
  if (difference !== null) return `Δ${baseHtml(difference)}`;
  return letters(greekSign(base) ?? base);
}

function letters(text: string): string {
  return `<span class="mathnormal">${escaped(text)}</span>`;
}
