import { expect, it } from 'vitest';
import { oddTags, typeset } from './typeset.ts';

it.each([
  String.raw`\frac{a}{b} \sqrt[3]{x} \vec F \widehat{abc} \overline{a} \underbrace{a+b}_{c}`,
  String.raw`\begin{pmatrix}a&b\\c&d\end{pmatrix} \begin{cases}a&b\\c&d\end{cases}`,
  String.raw`\begin{array}{|c|c:c|}\hline a&b&c\\\hdashline c&d&e\end{array}`,
  String.raw`\begin{aligned}a&=b\\c&=d\end{aligned}`,
  String.raw`\left(\frac{a}{b}\right) \Bigg|x\Bigg| \int_0^1 \sum_{i=1}^n \lim_{x\to0} \xrightarrow[a]{b}`,
  String.raw`\cancel{a} \boxed{a} \colorbox{red}{a} \textcolor{#123456}{a} \rule[1em]{1em}{2em} \vcenter{a} \phase{78^\circ}`,
  String.raw`\text{Čas <b> \& "x"} \mathbb{R} \mathcal{L} \smash{a} \mathclap{abc} \mathrm{m/s^2} 40^\circ \Omega < >`,
])('typesets %s', (tex) => {
  expect(typeset(tex, true)).toMatchObject({ kind: 'typeset' });
});

it.each([String.raw`21\,\mathrm{µm}`, String.raw`21\,\text{µm}`])('draws the micro of %s upright', (tex) => {
  const html = expect.stringContaining('<span class="calc-micro">μ</span>');
  expect(typeset(tex, false)).toMatchObject({ kind: 'typeset', html });
});

it('leaves the micro to screen readers as it is written', () => {
  const html = expect.stringMatching(/^[^μ]*<mtext>µm<\/mtext>[^μ]*<annotation[^>]*>\\text\{µm\}<\/annotation>/);
  expect(typeset(String.raw`\text{µm}`, false)).toMatchObject({ html });
});

it('lets nothing pass that KaTeX does not write', () => {
  const odd = ['<script>', '<a href="https://a.si">', '<span onclick="x">', '<span style="background:url(x)">', '<b'];
  for (const tag of odd) expect(oddTags(`<span class="katex">${tag}`)).toEqual([tag]);
});

it.each([
  ['a shift far back', String.raw`x \kern-1000em y`],
  ['a shift far down', String.raw`\raisebox{-1000em}{y}`],
  ['a space far back', String.raw`x \hspace{-99999pt} y`],
  ['lines far apart', String.raw`\begin{aligned}a\\[-1000em]b\end{aligned}`],
  ['nesting without end', '{'.repeat(2400) + '}'.repeat(2400)],
  ['a formula without end', 'x+'.repeat(5000)],
  ['a character that no text has', String.raw`\char"0`],
])('refuses %s', (_, tex) => {
  expect(typeset(tex, true)).toMatchObject({ kind: 'faulty', message: expect.stringMatching(/\w/) });
});

it('keeps small steps back and tall formulas', () => {
  const rows = String.raw`a&b\\`.repeat(25);
  for (const tex of [String.raw`x\!y \kern-2em z`, String.raw`\begin{pmatrix}${rows}\end{pmatrix}`]) {
    expect(typeset(tex, true)).toMatchObject({ kind: 'typeset' });
  }
});

it('refuses groups within groups from the same depth on, wherever it is called', () => {
  const nested = (depth: number) => '{'.repeat(depth) + String.raw`\{` + '}'.repeat(depth);
  expect(typeset(nested(200), true)).toMatchObject({ kind: 'typeset' });
  expect(typeset(nested(201), true)).toMatchObject({ fault: { code: 'formulaTooDeep' } });
});

it('limits sizes', () => {
  expect(typeset(String.raw`\rule{9999em}{1em}`, true)).toMatchObject({ html: expect.not.stringContaining('9999em;') });
});
