import katex from 'katex';
import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

const space = String.raw`\,`;

it.each([
  ['a relation', 'U = R I = 24', ['U', '=RI', '=24']],
  ['one that stands first', String.raw`\approx 5 = b`, ['≈5', '=b']],
  ['none that stands last', 'a = b =', ['a', '=b=']],
  ['a sum, which stays whole', 'R = R_1 + R_2 - R_3 = 5', ['R', '=R1+R2−R3', '=5']],
  ['a long sum', 'M = a + b + c + d + e + f + g + h + i + j + k + l', ['M', '=a+b+c+d+e+f+g+h+i+j', '+k+l']],
  ['powers of ten', String.raw`E = 4{,}9 \cdot 10^3${space}\mathrm{J}`, ['E', '=4,9⋅103J']],
  ['a sign of several parts', String.raw`a \neq b`, ['a', '\ue020=b']],
])('breaks a formula of its own before %s', (_, tex, expected) => {
  expect(linesOf(tex, true)).toEqual(expected);
});

it('breaks a formula in the text before every sign, but not within a product', () => {
  expect(linesOf(String.raw`a = b + c \cdot d - e`, false)).toEqual(['a', '=b', '+c⋅d', '−e']);
});

it('parts formulas that stand side by side', () => {
  const html = htmlOf(String.raw`a = b \qquad c = d`, true);
  expect(html.match(/<span class="formula-chain">/g)).toHaveLength(2);
  expect(linesOf(String.raw`a = b \qquad c = d`, true)).toEqual(['a', '=b', 'c', '=d']);
});

it.each([
  String.raw`\begin{aligned}a&=b\\c&=d\end{aligned}`,
  String.raw`a = \xrightarrow[a]{b} \sqrt{x} < \vec F`,
  String.raw`a = b \cdot c + d \qquad e \neq f \tag{3}`,
  String.raw`-a = {b = c} \newline d \le e`,
  'a',
])('keeps every element of %s', (tex) => {
  const html = htmlOf(tex, true);
  const plain = katex.renderToString(tex, { displayMode: true, strict: 'error' });
  expect(html.replace(/<[^>]*>/g, '')).toBe(plain.replace(/<[^>]*>/g, ''));
  expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span/g)?.length);
  expect(html.match(/<math.*<\/math>/)?.[0]).toBe(plain.match(/<math.*<\/math>/)?.[0]);
});

function htmlOf(tex: string, isDisplayed: boolean): string {
  const result = typeset(tex, isDisplayed);
  return result.kind === 'typeset' ? result.html : '';
}

function linesOf(tex: string, isDisplayed: boolean): string[] {
  const [, ...bases] = htmlOf(tex, isDisplayed).split('<span class="katex-base">');
  return bases.map((base) => base.replace(/<[^>]*>/g, '').replaceAll('\u200b', ''));
}
