import {
  box,
  type FormulaQuantity,
  htmlNotation,
  type Notation,
  setSigns,
  thinSpace,
  typeset,
} from '@navor/quantities';
import type { Writing } from './calculation-steps.ts';
import { leafPieces, type Spelling, valuePiece } from './leaf-pieces.ts';
import type { ShownValues } from './shown-value.ts';

type Symbols = Pick<FormulaQuantity, 'key' | 'symbolHtml'>[];

/** For the eye. */
export function htmlWriting(quantities: Symbols, language: string): Writing {
  const spelling = htmlSpelling(quantities);
  return {
    expression: (expression, values = new Map()) => typeset(expression, notation(spelling, language, values)),
    value: (value) => valuePiece(spelling, value).text,
    equals: box('equals', '='),
    leadingSign: (sign) => box('leading', sign),
  };
}

function htmlSpelling(quantities: Symbols): Spelling {
  const byKey = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  return {
    pi: '<span class="mathnormal">π</span>',
    number: setSigns,
    withUnit: (number, unit) => `${number}${unit === '°' ? '' : thinSpace}${setSigns(unit)}`,
    symbol: (key) => symbol(byKey.get(key), key),
  };
}

/** Between values a product has its sign, or their digits would run together. */
function notation(spelling: Spelling, language: string, values: ShownValues): Notation {
  const own = htmlNotation(leafPieces(spelling, language, values));
  return { ...own, multiply: (left, right, isDotted) => own.multiply(left, right, isDotted || values.size > 0) };
}

/** Without the frame that makes KaTeX's formula stand for itself, and its copy for screen readers. */
function symbol(quantity: Symbols[number] | undefined, key: string): string {
  const html = quantity?.symbolHtml ?? `<span class="mathnormal">${key}</span>`;
  return box('symbol', /<span class="katex-base">.*(?=<\/span><\/span>$)/s.exec(html)?.[0] ?? html);
}
