import { decimalSign } from './decimal-sign.ts';
import type { Expression } from './expression.ts';
import { greekSign } from './greek.ts';
import { type Notation, type Piece, typeset } from './typeset.ts';

export type MathmlOptions = {
  language: string;
  /** The name to show for a key, where that is not the key itself; it is written as names are, `R_1` with an index. */
  symbol?: (key: string) => string;
};

/** An expression as a `<math>` element. Whatever its names hold, there is no markup in it but MathML's own. */
export function expressionMathml(expression: Expression, { language, symbol }: MathmlOptions): string {
  const leaf = leafMathml(language, symbol ?? ((key) => key));
  return `<math>${row(typeset(expression, mathmlNotation(leaf)))}</math>`;
}

/** How MathML writes an expression, whatever its leaves are. */
export function mathmlNotation(leaf: Notation['leaf']): Notation {
  return {
    leaf,
    add: (left, right) => `${left}${operator('+')}${right}`,
    subtract: (left, right) => `${left}${operator('−')}${right}`,
    negate: (of) => `${operator('−')}${of}`,
    multiply: (left, right, isDotted) => `${left}${operator(isDotted ? '·' : '&#x2062;')}${right}`,
    fraction: (above, below) => `<mfrac>${row(above)}${row(below)}</mfrac>`,
    power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
    root: (of) => `<msqrt>${row(of)}</msqrt>`,
    absolute: (of) => row(`${fence('|')}${of}${fence('|')}`),
    euler: '<mi mathvariant="normal">e</mi>',
    call: (name, argument) => `${functionMathml[name]}<mo>&#x2061;</mo>${argument}`,
    parentheses: (of) => row(`${fence('(')}${of}${fence(')')}`),
  };
}

function row(text: string): string {
  return `<mrow>${text}</mrow>`;
}

function operator(sign: string): string {
  return `<mo>${sign}</mo>`;
}

function fence(sign: string): string {
  return `<mo fence="true">${sign}</mo>`;
}

function leafMathml(language: string, symbol: (key: string) => string): Notation['leaf'] {
  return (leaf) => {
    if (leaf.op === 'pi') return { text: '<mi mathvariant="normal">π</mi>', tightness: 'atom' };
    if (leaf.op === 'number') return numberPiece(leaf.value, language);
    return { text: nameMathml(symbol(leaf.key)), tightness: 'atom' };
  };
}

const functionMathml = {
  ...{ sin: '<mi>sin</mi>', cos: '<mi>cos</mi>', tan: '<mi>tan</mi>', ln: '<mi>ln</mi>', exp: '<mi>exp</mi>' },
  ...{ asin: '<mi>arcsin</mi>', acos: '<mi>arccos</mi>', atan: '<mi>arctan</mi>' },
  log10: '<msub><mi>log</mi><mn>10</mn></msub>',
};

/** With all its digits: what somebody typed is shown as it was understood. */
function numberPiece(value: number, language: string): Piece {
  const isSigned = value < 0;
  const [digits = '', exponent] = String(Math.abs(value)).split('e');
  const own = `${isSigned ? operator('−') : ''}<mn>${digits.replace('.', decimalSign(language))}</mn>`;
  if (exponent === undefined) return { text: own, tightness: 'atom', isSigned };
  const size = `${exponent.startsWith('-') ? operator('−') : ''}<mn>${exponent.replace(/^[+-]/, '')}</mn>`;
  const text = `${own}${operator('·')}<msup><mn>10</mn>${row(size)}</msup>`;
  return { text, tightness: 'product', isSigned };
}

/** `R_1`, `alpha`, `U_max`, `DeltaU`. */
function nameMathml(name: string): string {
  const [letters = '', ...indices] = name.split('_');
  const base = letterMathml(letters);
  const index = indices.join(',');
  if (index === '') return base;
  const mark = /^\d+$/.test(index) ? 'mn' : 'mi';
  return `<msub>${base}<${mark}>${escaped(greekSign(index) ?? index)}</${mark}></msub>`;
}

function letterMathml(letters: string): string {
  const difference = /^Delta(?=\p{L})/u.test(letters) ? letters.slice('Delta'.length) : null;
  if (difference !== null) return row(`<mi mathvariant="normal">Δ</mi>${letterMathml(difference)}`);
  return `<mi>${escaped(greekSign(letters) ?? letters)}</mi>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
