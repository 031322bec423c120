import { type FormulaQuantity, mathmlNotation, type Notation, typeset } from '@navor/quantities';
import type { Writing } from './calculation-steps.ts';
import { leafPieces, type Spelling, valuePiece } from './leaf-pieces.ts';
import type { ShownValues } from './shown-value.ts';

type Symbols = Pick<FormulaQuantity, 'key' | 'symbolMathml'>[];

/** For screen readers: what they make of MathML is better than what they make of signs in boxes. */
export function mathmlWriting(quantities: Symbols, language: string): Writing {
  const spelling = mathmlSpelling(quantities);
  return {
    expression: (expression, values = new Map()) => row(typeset(expression, notation(spelling, language, values))),
    value: (value) => row(valuePiece(spelling, value).text),
    equals: '<mo>=</mo>',
    leadingSign: (sign) => `<mo form="infix">${sign}</mo>`,
  };
}

function row(text: string): string {
  return `<mrow>${text}</mrow>`;
}

function mathmlSpelling(quantities: Symbols): Spelling {
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

/** Between values a product has its sign, or their digits would run together. */
function notation(spelling: Spelling, language: string, values: ShownValues): Notation {
  const own = mathmlNotation(leafPieces(spelling, language, values));
  return { ...own, multiply: (left, right, isDotted) => own.multiply(left, right, isDotted || values.size > 0) };
}
