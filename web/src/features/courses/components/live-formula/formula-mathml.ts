import {
  type Expression,
  type FormulaQuantity,
  formatNumber,
  inUnit,
  type Notation,
  type Piece,
  readableUnit,
  typeset,
  type Values,
} from '@navor/quantities';
import { unitOf } from './formula-state.ts';

type Quantities = ReadonlyMap<string, FormulaQuantity>;

/** An expression as MathML, which browsers typeset themselves. Quantities with a value are written as that value. */
export function expressionMathml(
  expression: Expression,
  quantities: Quantities,
  language: string,
  values: Values = {},
): string {
  return row(typeset(expression, mathmlNotation(quantities, language, values)));
}

export function valueMathml(value: number, quantity: FormulaQuantity, language: string): string {
  return row(valuePiece(value, quantity, language).text);
}

export function mathElement(...parts: string[]): string {
  return `<math displaystyle="true">${parts.join('')}</math>`;
}

export const equals = operator('=');

/** The first sign of a part that continues the one before it: the gap between the parts is its space on the left. */
export function leadingSign(sign: string): string {
  return `<mo form="infix" lspace="0" rspace="0.28em">${sign}</mo>`;
}

function row(text: string): string {
  return `<mrow>${text}</mrow>`;
}

function operator(sign: string): string {
  return `<mo>${sign}</mo>`;
}

/** Grows with what it encloses where the reader's system has a mathematical font. */
function fence(sign: string): string {
  return `<mo stretchy="true" fence="true">${sign}</mo>`;
}

const space = '<mspace width="0.17em"></mspace>';
const barSpace = '<mspace width="0.1em"></mspace>';
const unitSpace = '<mspace width="0.22em"></mspace>';

function mathmlNotation(quantities: Quantities, language: string, values: Values): Notation {
  const isFilled = Object.keys(values).length > 0;
  return {
    leaf: (leaf) => {
      if (leaf.op === 'pi') return { text: '<mi mathvariant="normal">π</mi>', tightness: 'atom' };
      if (leaf.op === 'number') return numberPiece(leaf.value, language);
      const quantity = quantities.get(leaf.key);
      const value = values[leaf.key];
      if (quantity && value !== undefined) return valuePiece(value, quantity, language);
      return { text: quantity?.symbolMathml ?? `<mi>${leaf.key}</mi>`, tightness: 'atom' };
    },
    add: (left, right) => `${left}${operator('+')}${right}`,
    subtract: (left, right) => `${left}${operator('−')}${right}`,
    negate: (of) => `${operator('−')}${of}`,
    multiply: (left, right, isDotted) => `${left}${isFilled || isDotted ? operator('·') : space}${right}`,
    // The bar would touch signs beside it otherwise: their own space is measured from the ends of letters.
    fraction: (above, below) => row(`${barSpace}<mfrac>${row(above)}${row(below)}</mfrac>${barSpace}`),
    power: (base, exponent) => `<msup>${row(base)}${row(exponent)}</msup>`,
    root: (of) => `<msqrt>${row(of)}</msqrt>`,
    absolute: (of) => row(`${fence('|')}${of}${fence('|')}`),
    call: (name, argument) => `${functionMathml[name]}<mo>&#x2061;</mo>${space}${argument}`,
    parentheses: (of) => row(`${fence('(')}${of}${fence(')')}`),
  };
}

const functionMathml = {
  ...{ sin: '<mi>sin</mi>', cos: '<mi>cos</mi>', tan: '<mi>tan</mi>', exp: '<mi>exp</mi>', ln: '<mi>ln</mi>' },
  ...{ asin: '<mi>arcsin</mi>', acos: '<mi>arccos</mi>', atan: '<mi>arctan</mi>' },
  log10: '<msub><mi>log</mi><mn>10</mn></msub>',
};

function numberPiece(value: number, language: string): Piece {
  const text = formatNumber(value, language);
  return { text: `<mn>${text}</mn>`, tightness: text.includes('·') ? 'product' : 'atom', isSigned: value < 0 };
}

function valuePiece(value: number, quantity: FormulaQuantity, language: string): Piece {
  const unit = readableUnit(value, unitOf(quantity));
  const number = numberPiece(inUnit(value, unit), language);
  if (unit.text === '') return number;
  if (unit.text === '°') return { ...number, text: `${number.text}<mtext>°</mtext>` };
  // A unit belongs to its number, yet an exponent behind it would seem to be the unit's alone.
  return { ...number, text: row(`${number.text}${unitSpace}<mtext>${unit.text}</mtext>`), tightness: 'product' };
}
