import { type FormulaQuantity, type Notation, typeset } from '@navor/quantities';
import type { Writing } from './calculation-steps.ts';
import { leafPieces, type Spelling, valuePiece } from './leaf-pieces.ts';
import type { ShownValues } from './shown-value.ts';

type Symbols = Pick<FormulaQuantity, 'key' | 'symbolHtml'>[];

/**
 * For the eye: signs in KaTeX's fonts, put into boxes by calculation.css. Browsers' own MathML looks different on every
 * system, and without a mathematical font roots and fractions come out wrong.
 */
export function htmlWriting(quantities: Symbols, language: string): Writing {
  const spelling = htmlSpelling(quantities);
  return {
    expression: (expression, values = new Map()) => typeset(expression, htmlNotation(spelling, language, values)),
    value: (value) => valuePiece(spelling, value).text,
    equals: box('equals', '='),
    leadingSign: (sign) => box('leading', sign),
  };
}

function box(name: string, content = ''): string {
  return `<span class="calc-${name}">${content}</span>`;
}

const thinSpace = box('thin');

function htmlSpelling(quantities: Symbols): Spelling {
  const byKey = new Map(quantities.map((quantity) => [quantity.key, quantity]));
  return {
    pi: '<span class="mathnormal">π</span>',
    number: setSigns,
    withUnit: (number, unit) => `${number}${unit === '°' ? '' : thinSpace}${setSigns(unit)}`,
    symbol: (key) => symbol(byKey.get(key), key),
  };
}

function htmlNotation(spelling: Spelling, language: string, values: ShownValues): Notation {
  return {
    leaf: leafPieces(spelling, language, values),
    add: (left, right) => `${left}${box('operator', '+')}${right}`,
    subtract: (left, right) => `${left}${box('operator', '−')}${right}`,
    negate: (of) => `−${of}`,
    multiply: (left, right, isDotted) =>
      `${left}${values.size > 0 || isDotted ? box('operator', '⋅') : thinSpace}${right}`,
    fraction: (above, below) => box('fraction', box('above', above) + box('below', below)),
    power,
    root: (of) => box('root', rootSign + of),
    absolute: (of) => box('absolute', of),
    call: (name, argument) => `${functionNames[name]}${isFenced(argument) ? '' : thinSpace}${argument}`,
    parentheses: (of) =>
      isTall(of) ? box('parentheses', `${parenthesis}${of}${parenthesis}`) : box('fence', '(') + of + box('fence', ')'),
  };
}

const functionNames = {
  ...{ sin: 'sin', cos: 'cos', tan: 'tan', exp: 'exp', ln: 'ln', log10: `log${box('sub', '10')}` },
  ...{ asin: 'arcsin', acos: 'arccos', atan: 'arctan' },
};

/** These grow with what they enclose: their width stays, their height is that of the box. */
const rootSign = stretched('0 0 20 40', 'M0 23.4 4.6 20l6 14L19 0h1l-8.8 40h-.9L3.8 22.6 1 24.7z');
const parenthesis = stretched('0 0 10 40', 'M9.2 0C1 9 1 31 9.2 40l.8-.5C4.2 30 4.2 10 10 .5z');

function stretched(viewBox: string, path: string): string {
  return `<svg viewBox="${viewBox}" preserveAspectRatio="none"><path d="${path}"></path></svg>`;
}

function isTall(html: string): boolean {
  return html.includes('calc-fraction');
}

function isFenced(html: string): boolean {
  return /^<span class="calc-(fence|parentheses)/.test(html);
}

function power(base: string, exponent: string): string {
  const raised = box('sup', exponent);
  if (isTall(base)) return box('tall-power', `<span>${base}</span>${raised}`);
  // The exponent of a symbol stands above its index.
  const index = '<span class="msupsub">';
  const isIndexed = base.startsWith(box('symbol').slice(0, -'</span>'.length)) && base.split(index).length === 2;
  return isIndexed ? base.replace(index, `${box('over-index', raised)}${index}`) : `${base}${raised}`;
}

/** Without the frame that makes KaTeX's formula stand for itself, and its copy for screen readers. */
function symbol(quantity: Symbols[number] | undefined, key: string): string {
  const html = quantity?.symbolHtml ?? `<span class="mathnormal">${key}</span>`;
  return box('symbol', /<span class="katex-base">.*(?=<\/span><\/span>$)/s.exec(html)?.[0] ?? html);
}

const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** KaTeX's fonts have no raised digits, no µ and neither the dot nor the thin space of texts, and the degree is a ring. */
function setSigns(text: string): string {
  return text
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) =>
      box('sup', [...raised].map((sign) => (sign === '⁻' ? '−' : raisedDigits.indexOf(sign))).join('')),
    )
    .replaceAll('·', box('dot', '⋅'))
    .replaceAll('µ', box('micro', 'μ'))
    .replaceAll('°', box('sup', '∘'))
    .replaceAll('\u202f', thinSpace);
}
