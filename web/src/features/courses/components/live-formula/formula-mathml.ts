import { type FormulaQuantity, formatNumber, type Notation, type Piece, typeset } from '@navor/quantities';
import type { Writing } from './calculation-steps.ts';
import type { ShownValue, ShownValues } from './shown-value.ts';

/** For screen readers: what they make of MathML is better than what they make of signs in boxes. */
export function mathmlWriting(quantities: FormulaQuantity[], language: string): Writing {
  const byKey = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  return {
    expression: (expression, values = new Map()) => row(typeset(expression, mathmlNotation(byKey, language, values))),
    value: (value) => row(valuePiece(value).text),
    equals: operator('='),
    leadingSign: (sign) => `<mo form="infix">${sign}</mo>`,
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

function mathmlNotation(
  quantities: ReadonlyMap<string, FormulaQuantity>,
  language: string,
  values: ShownValues,
): Notation {
  return {
    leaf: (leaf) => {
      if (leaf.op === 'pi') return { text: '<mi mathvariant="normal">π</mi>', tightness: 'atom' };
      if (leaf.op === 'number') return numberPiece(formatNumber(leaf.value, language), leaf.value < 0);
      const value = values.get(leaf.key);
      if (value) return valuePiece(value);
      return { text: quantities.get(leaf.key)?.symbolMathml ?? `<mi>${leaf.key}</mi>`, tightness: 'atom' };
    },
    add: (left, right) => `${left}${operator('+')}${right}`,
    subtract: (left, right) => `${left}${operator('−')}${right}`,
    negate: (of) => `${operator('−')}${of}`,
    multiply: (left, right, isDotted) => `${left}${operator(values.size > 0 || isDotted ? '·' : '&#x2062;')}${right}`,
    fraction: (above, below) => `<mfrac>${row(above)}${row(below)}</mfrac>`,
    power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
    root: (of) => `<msqrt>${row(of)}</msqrt>`,
    absolute: (of) => row(`${fence('|')}${of}${fence('|')}`),
    call: (name, argument) => `${functionMathml[name]}<mo>&#x2061;</mo>${argument}`,
    parentheses: (of) => row(`${fence('(')}${of}${fence(')')}`),
  };
}

const functionMathml = {
  ...{ sin: '<mi>sin</mi>', cos: '<mi>cos</mi>', tan: '<mi>tan</mi>', exp: '<mi>exp</mi>', ln: '<mi>ln</mi>' },
  ...{ asin: '<mi>arcsin</mi>', acos: '<mi>arccos</mi>', atan: '<mi>arctan</mi>' },
  log10: '<msub><mi>log</mi><mn>10</mn></msub>',
};

function numberPiece(number: string, isSigned: boolean): Piece {
  return { text: `<mn>${number}</mn>`, tightness: number.includes('·') ? 'product' : 'atom', isSigned };
}

function valuePiece({ number, unit, isSigned }: ShownValue): Piece {
  const piece = numberPiece(number, isSigned);
  if (unit === '') return piece;
  if (unit === '°') return { ...piece, text: `${piece.text}<mtext>°</mtext>` };
  // A unit belongs to its number, yet an exponent behind it would seem to be the unit's alone.
  return {
    ...piece,
    text: row(`${piece.text}<mspace width="0.22em"></mspace><mtext>${unit}</mtext>`),
    tightness: 'product',
  };
}
