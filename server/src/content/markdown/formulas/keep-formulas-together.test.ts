import { expect, it } from 'vitest';
import { render, withoutFormulas } from '../render-markdown.fixture.ts';

it.each([
  ['Tok $I$, napetost', '<p>Tok [{I},] napetost</p>'],
  ['($R$) in ($G$).', '<p>[({R})] in [({G}).]</p>'],
  ['»$x$«$y$«', '<p>[»{x}«][{y}«]</p>'],
  ['$n$-ti člen, $U$–$I$', '<p>[{n}-ti] člen, [{U}–]{I}</p>'],
  ['$P = UI$ in $b$', '<p>[{P = UI}] in {b}</p>'],
  ['**$a = b$**', '<p><strong>[{a = b}]</strong></p>'],
  [String.raw`($1\,\mathrm{S}=1\,\mathrm{A/V}$)`, String.raw`<p>[({1\,\mathrm{S}=1\,\mathrm{A/V}})]</p>`],
  ['- tok $I$,', '<ul>\n<li>tok [{I},]</li>\n</ul>'],
])('keeps short formulas whole and with the marks around them: %s', async (source, expected) => {
  expect(await written(source)).toBe(expected);
});

it('does so in captions, headings and cells', async () => {
  expect(await written('![Upor](figures/upor.svg "Upor ($a$), žarnica")')).toContain('Upor [({a}),] žarnica');
  expect(await written('## Upor ($R$)')).toContain('>Upor [({R})]</a>');
  expect(await written('| a |\n| - |\n| tok ($I$) |')).toContain('<td>tok [({I})]</td>');
});

it('leaves longer formulas free to break, but not from the marks around them', async () => {
  const long = 'a = b + c + d + e + f + g + h + i + j';
  expect(await written(`x $${long}$ y`)).toBe(`<p>x {${long}} y</p>`);
  expect(await written(`x ($${long}$).`)).toBe(`<p>x <span class="kept-with-marks">({${long}}).</span></p>`);
  expect(await written('| a |\n| - |\n| $a = b + c + d + e$ |')).toContain('<td>{a = b + c + d + e}</td>');
});

async function written(source: string): Promise<string> {
  const { html } = await render(source);
  return withoutFormulas(html)
    .trim()
    .replace(/<span class="kept-together">(.*?)<\/span>/g, '[$1]');
}
