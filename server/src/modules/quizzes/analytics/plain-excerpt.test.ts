import { expect, it } from 'vitest';
import { plainExcerpt } from './plain-excerpt.ts';

const katexOf = (latex: string) =>
  [
    '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>R</mi><mo>=</mo><mn>5</mn></mrow>',
    `<annotation encoding="application/x-tex">${latex}</annotation></semantics></math></span>`,
    '<span class="katex-html" aria-hidden="true"><span class="mord">R</span><span class="mrel">=</span></span></span>',
  ].join('');

it.each([
  ['<p>Kolikšen je <em>tok</em>?</p>', 'Kolikšen je tok?'],
  ['<p>Prvi.</p><p>Drugi.</p>', 'Prvi. Drugi.'],
  ['<p>Na upor \ue000 je priključena napetost \ue001.</p>', 'Na upor … je priključena napetost …'],
  ['<p><math><mi>I</mi><mo>=</mo><mfrac><mi>U</mi><msub><mi>R</mi><mn>1</mn></msub></mfrac></math></p>', 'I=U/R_1'],
  ['<p><math><msup><mn>10</mn><mrow><mo>−</mo><mn>19</mn></mrow></msup></math></p>', '10^−19'],
  [`<p>Velja ${katexOf('R=5')}, kajne?</p>`, 'Velja R=5, kajne?'],
  [`<p>${katexOf('U_2 = U \\frac{R_2}{R_1 + R_2}')}</p>`, 'U_2 = U R_2/(R_1 + R_2)'],
  [`<p>${katexOf('V = \\frac{\\pi r^2 h}{3}')} in ${katexOf('R &lt; \ue000')}</p>`, 'V = π r² h/3 in R < …'],
  ['<p>a &#x3C; b &amp; c&nbsp;&#62; d</p>', 'a < b & c > d'],
  [
    '<figure><svg viewBox="0 0 1 1"><text>U</text><line x1="0"/></svg></figure><p>Vezje<br>na sliki</p>',
    'Vezje na sliki',
  ],
  ['', ''],
])('reads %j as %j', (html, text) => {
  expect(plainExcerpt(html)).toBe(text);
});

it('ends after a word, and says that there is more', () => {
  const excerpt = plainExcerpt(`<p>${'beseda '.repeat(40)}</p>`);
  expect(excerpt).toMatch(/^(beseda )+…$/);
  expect(excerpt.length).toBeLessThanOrEqual(142);
});
