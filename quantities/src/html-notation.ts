import type { Notation } from './typeset.ts';

/**
 * How an expression is written for the eye: signs in KaTeX's fonts, put into boxes by the style sheet of formulas. Browsers'
 * own MathML looks different on every system, and without a mathematical font roots and fractions come out wrong.
 */
export function htmlNotation(leaf: Notation['leaf']): Notation {
  return {
    leaf,
    add: (left, right) => `${left}${box('operator', '+')}${right}`,
    subtract: (left, right) => `${left}${box('operator', '−')}${right}`,
    negate: (of) => `−${of}`,
    multiply: (left, right, isDotted) => `${left}${isDotted ? box('operator', '⋅') : thinSpace}${right}`,
    fraction: (above, below) => box('fraction', box('above', above) + box('below', below)),
    power,
    root: (of) => box('root', rootSign + of),
    absolute: (of) => box('absolute', of),
    euler: 'e',
    call: (name, argument) => `${functionNames[name]}${isFenced(argument) ? '' : thinSpace}${argument}`,
    parentheses: (of) =>
      isTall(of) ? box('parentheses', `${parenthesis}${of}${parenthesis}`) : box('fence', '(') + of + box('fence', ')'),
  };
}

export function box(name: string, content = ''): string {
  return `<span class="calc-${name}">${content}</span>`;
}

export const thinSpace = box('thin');

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

/** Where the index of a symbol begins: KaTeX's, or ours. */
const index = /<span class="(?:msupsub|calc-sub)">/g;

function power(base: string, exponent: string): string {
  const raised = box('sup', exponent);
  if (isTall(base)) return box('tall-power', `<span>${base}</span>${raised}`);
  // The exponent of a symbol stands above its index.
  const isIndexed = base.startsWith(box('symbol').slice(0, -'</span>'.length)) && base.match(index)?.length === 1;
  return isIndexed ? base.replace(index, (begin) => `${box('over-index', raised)}${begin}`) : `${base}${raised}`;
}
