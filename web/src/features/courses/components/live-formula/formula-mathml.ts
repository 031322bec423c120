import { type FormulaQuantity, type Notation, typeset } from '@navor/quantities';
import type { Writing } from './calculation-steps.ts';
import { leafPieces, type Spelling, valuePiece } from './leaf-pieces.ts';
import type { ShownValues } from './shown-value.ts';

/** For screen readers: what they make of MathML is better than what they make of signs in boxes. */
export function mathmlWriting(quantities: FormulaQuantity[], language: string): Writing {
  const spelling = mathmlSpelling(quantities);
  return {
    expression: (expression, values = new Map()) =>
      row(typeset(expression, mathmlNotation(spelling, language, values))),
    value: (value) => row(valuePiece(spelling, value).text),
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

function mathmlSpelling(quantities: FormulaQuantity[]): Spelling {
  const byKey = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  return {
    pi: '<mi mathvariant="normal">π</mi>',
    number: (number) => `<mn>${number}</mn>`,
    withUnit: (number, unit) =>
      unit === '°'
        ? `${number}<mtext>°</mtext>`
        : row(`${number}<mspace width="0.22em"></mspace><mtext>${unit}</mtext>`),
    symbol: (key) => byKey.get(key)?.symbolMathml ?? `<mi>${key}</mi>`,
  };
}

function mathmlNotation(spelling: Spelling, language: string, values: ShownValues): Notation {
  return {
    leaf: leafPieces(spelling, language, values),
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
