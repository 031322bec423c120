import type { Expression, FormulaQuantity } from '@navor/quantities';
import { expect, it } from 'vitest';
import { htmlWriting } from './formula-html.ts';

const q = (key: string): Expression => ({ op: 'quantity', key });
const two: Expression = { op: 'number', value: 2 };
const divide = (left: Expression, right: Expression): Expression => ({ op: 'divide', left, right });
const call = (name: 'sqrt' | 'sin' | 'log10', of: Expression): Expression => ({ op: 'call', name, of });
const squared = (left: Expression): Expression => ({ op: 'power', left, right: two });

const katex = (inside: string) =>
  `<span class="katex"><span class="katex-mathml"><math></math></span><span class="katex-html" aria-hidden="true"><span class="katex-base">${inside}</span></span></span>`;

const quantities = ['a', 'F_x'].map(
  (key): FormulaQuantity => ({
    key,
    name: key,
    symbolHtml: katex(key === 'a' ? 'a' : 'F<span class="msupsub">x</span>'),
    symbolMathml: '',
    unit: 'N',
    kind: 'constant',
    value: 1,
  }),
);

const { expression, value } = htmlWriting(quantities, 'sl');
const a = '<span class="calc-symbol"><span class="katex-base">a</span></span>';

it('puts the root over the whole fraction', () => {
  const html = expression(call('sqrt', divide(q('a'), two)));
  expect(html).toMatch(/^<span class="calc-root"><svg.*<\/svg><span class="calc-fraction">.*<\/span><\/span>$/);
});

it('takes symbols out of their frame, without the copy for screen readers', () => {
  expect(expression(q('a'))).toBe(a);
});

it('sets an exponent above the index of a symbol, and behind everything else', () => {
  const index = '<span class="msupsub">x</span>';
  const exponent = '<span class="calc-sup">2</span>';
  expect(expression(squared(q('F_x')))).toContain(`F<span class="calc-over-index">${exponent}</span>${index}`);
  expect(expression(squared(q('a')))).toBe(`${a}${exponent}`);
  expect(expression(squared(divide(q('a'), two)))).toMatch(/^<span class="calc-tall-power">.*2<\/span><\/span>$/);
});

it('stretches parentheses around fractions only', () => {
  expect(expression(call('sin', divide(q('a'), two)))).toMatch(/^sin<span class="calc-parentheses"><svg/);
  const sum: Expression = { op: 'add', left: q('a'), right: two };
  expect(expression(squared(sum))).toMatch(/^<span class="calc-fence">\(<\/span>/);
});

it('writes numbers and units with the signs that the fonts have', () => {
  const written = value({ number: '8,988·10⁻⁹', unit: 'µC/m²', isSigned: false });
  expect(written).not.toMatch(/[·⁻⁹²µ]/);
  expect(written.replace(/<[^>]+>/g, '')).toBe('8,988⋅10−9μC/m2');
});
