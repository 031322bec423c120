import { describe, expect, it } from 'vitest';
import { withoutFormulas } from '../render-markdown.fixture.ts';
import { renderForTest } from './render-answer.fixture.ts';

const formulasIn = (html: string) =>
  Array.from(html.matchAll(/<annotation encoding="application\/x-tex">(.*?)<\/annotation>/gs), ([, tex]) => tex);

describe('formulas', () => {
  it.each([
    ['Velja \\(U = R\\).', ['U = R']],
    ['Velja \\\\(U\\\\).', ['U']],
    ['\\[\nU = R I\n\\]', ['U = R I']],
    ['Velja \\[U\\] vedno.', ['U']],
    ['Velja $U$ in $R_1$.', ['U', 'R_1']],
    ['Velja $ U = R I $ in $ \\frac{1}{2} $.', ['U = R I', '\\frac{1}{2}']],
    ['Člen $RC$ in trikotnik $ABC$', ['RC', 'ABC']],
    ['$$U = R I$$', ['U = R I']],
    ['$$\nU\n$$', ['U']],
    ['- a\n  $$\n  U\n  $$', ['U']],
    ['> \\[\n> a +\n> b\n> \\]', ['a +\nb']],
    ['| $|x|$ |\n| --- |\n| \\(a\\) |', ['|x|', 'a']],
    ['\\begin{align*}a &= b\\end{align*}', ['\\begin{align*}a &amp;= b\\end{align*}']],
    ['**$U$** in *\\(I\\)*', ['U', 'I']],
    ['$a*b$ in $c*d$, $x_1$ in $y_1$', ['a*b', 'c*d', 'x_1', 'y_1']],
    ['$\\text{moč } P$ in $R_{č}$', ['\\text{moč } P', 'R_{\\text{č}}']],
    ['$\\SI{4,7}{\\kilo\\ohm}$', ['4{,}7\\,\\mathrm{k\\Omega{}}']],
    ['$\\SI{5}{V}$', ['5\\,\\mathrm{V}']],
    ['Voda \\ce{H2O} in $\\ce{2H2 + O2 -> 2H2O}$', ['\\ce{H2O}', '\\ce{2H2 + O2 -&gt; 2H2O}']],
    ['\\ce{H2', []],
  ])('%j', async (source, formulas) => {
    expect(formulasIn(await renderForTest(source))).toEqual(formulas);
  });

  it.each([
    ['$5 in $10', '<p>$5 in $10</p>'],
    ['5 $ in 10 $', '<p>5 $ in 10 $</p>'],
    ['5 $ + 3 $ = 8 $', '<p>5 $ + 3 $ = 8 $</p>'],
    ['za $ ali = za $ več', '<p>za $ ali = za $ več</p>'],
    ['$3 × $4 = $12 $ x', '<p>$3 × $4 = $12 $ x</p>'],
    ['US$5, US$6', '<p>US$5, US$6</p>'],
    ['between 5$-10$', '<p>between 5$-10$</p>'],
    ['$5 and $10, or 3$', '<p>$5 and $10, or 3$</p>'],
    ['\\$5 and $x', '<p>$5 and $x</p>'],
    ['`$x$` and `\\(y\\)`', '<p><code>$x$</code> and <code>\\(y\\)</code></p>'],
    ['```\n$x$ \\[y\\]\n```', '<pre class="code" tabindex="0"><code>$x$ \\[y\\]</code></pre>'],
    ['\\[Opomba: brez enačbe\\]', '<p>[Opomba: brez enačbe]</p>'],
    ['odprta \\(x', '<p>odprta (x</p>'],
  ])('are not in %j', async (source, html) => {
    expect(await renderForTest(source)).toBe(html);
  });

  it.each([
    ['$\\foo{x}$', '<p><code>\\foo{x}</code></p>'],
    ['$$\n\\frac{1}{\n$$', '<pre tabindex="0"><code>\\frac{1}{</code></pre>'],
    ['$\\href{javascript:alert(1)}{x}$', '<p><code>\\href{javascript:alert(1)}{x}</code></p>'],
  ])('that cannot be typeset are shown as they were written: %j', async (source, html) => {
    expect(await renderForTest(source)).toBe(html);
  });

  it('beyond a block’s measure are shown as they were written', async () => {
    const source = Array.from({ length: 60 }, (_, at) => `$x_{${at}} + ${'y'.repeat(150)}$`).join(' ');
    const html = await renderForTest(source);
    expect(formulasIn(html).length).toBeGreaterThan(10);
    expect(html).toContain('<code>x_{59}');
  });

  it('of their own end the paragraph around them', async () => {
    expect(withoutFormulas(await renderForTest('Pred \\[U\\] za.'))).toMatch(
      /^<p>Pred <\/p>\n<div class="formula">.*<\/div>\n<p> za\.<\/p>$/s,
    );
  });
});

describe('words', () => {
  it.each([
    ['# A', '<h4>A</h4>'],
    ['## B', '<h4>B</h4>'],
    ['### C', '<h5>C</h5>'],
    ['###### F', '<h6>F</h6>'],
    ['Besedilo\n---\nnaprej', '<p>Besedilo</p>\n<hr>\n<p>naprej</p>'],
    ['ena <br>dve<br/>tri `<br>`', '<p>ena<br>\ndve<br>\ntri <code>&#x3C;br></code></p>'],
    ['<br', '<p>&#x3C;br</p>'],
    ['pred <b>krepko</b> po', '<p>pred &#x3C;b>krepko&#x3C;/b> po</p>'],
    ['List<T> in <think>misel</think>', '<p>List&#x3C;T> in &#x3C;think>misel&#x3C;/think></p>'],
    ['<div>\nBesedilo\n</div>', '<p>&#x3C;div>\nBesedilo\n&#x3C;/div></p>'],
    ['<!-- skrito -->', '<p>&#x3C;!-- skrito --></p>'],
    ['![slika](https://a.example/x.png "t")', '<p>slika (https://a.example/x.png) (t)</p>'],
    ['[tam](https://a.example/x "t")', '<p>tam (https://a.example/x) (t)</p>'],
    ['https://a.example in <https://b.example>', '<p>https://a.example in https://b.example</p>'],
    ['www.a.example, a@b.example', '<p>www.a.example, a@b.example</p>'],
    ['[x][y]\n\n[y]: https://a.example', '<p>[x][y]</p>\n<p>[y]: https://a.example</p>'],
    ['x[^1]\n\n[^1]: opomba', '<p>x[^1]</p>\n<p>[^1]: opomba</p>'],
    [':::tip\nNasvet\n:::', '<p>:::tip\nNasvet\n:::</p>'],
    ['::video[x]{src="a"}', '<p>::video[x]{src="a"}</p>'],
    ['- [ ] a\n- [x] b', '<ul>\n<li>☐ a</li>\n<li>☑ b</li>\n</ul>'],
    ['    zamaknjeno', '<p>zamaknjeno</p>'],
    ['```calculator\nequation: a\n```', '<pre class="code" tabindex="0"><code>equation: a</code></pre>'],
    ['```formula\nequation: a', '<pre class="code" tabindex="0"><code>equation: a</code></pre>'],
    ['```\nbrez konca', '<pre class="code" tabindex="0"><code>brez konca</code></pre>'],
    ['~~staro~~ ~5', '<p><del>staro</del> ~5</p>'],
    ['3. tri\n4. štiri', '<ol start="3">\n<li>tri</li>\n<li>štiri</li>\n</ol>'],
    [
      'Tok \\SI{5}{\\ampere}, \\qty{4,7}{\\kilo\\ohm}, \\num{1e-3} in \\SI{20}{\\degreeCelsius}',
      '<p>Tok 5\u202fA, 4,7\u202fkΩ, 1 · 10⁻³ in 20\u202f°C</p>',
    ],
    ['H<sub>2</sub>O in 10<sup>-3</sup>', '<p>H₂O in 10⁻³</p>'],
    ['R<sub>vh</sub> in x<SUP>a+b</SUP>', '<p>R<sub>vh</sub> in x<sup>a+b</sup></p>'],
    ['`<sub>2</sub>` in <sub>odprto', '<p><code>&#x3C;sub>2&#x3C;/sub></code> in &#x3C;sub>odprto</p>'],
    ['<sub onclick="a">2</sub>', '<p>&#x3C;sub onclick="a">2&#x3C;/sub></p>'],
    ['a[2], [0] in [3, 4]', '<p>a[2], [0] in [3, 4]</p>'],
  ])('of %j are all there', async (source, html) => {
    expect(await renderForTest(source)).toBe(html);
  });

  it('of half a table are there', async () => {
    expect(await renderForTest('| a | b |\n| --- | --- |\n| 1')).toContain('<td>1</td>');
    expect(await renderForTest('| a | b |')).toBe('<p>| a | b |</p>');
    expect(await renderForTest('| a |\n| --- |\n| 1 | 2 | 3 |')).toMatch(/<td>1<\/td><td>2<\/td><td>3<\/td>/);
  });
});

describe('links', () => {
  it.each([
    '/courses/osnove/ohmov-zakon#formula-1',
    '/technical-library/item/enote',
    '/dashboard/review',
    '/search?q=tok',
    '/search?q=Kak%C5%A1no%20bo%20vreme%20na%20Luni%3F',
  ])('lead to our own %s', async (url) => {
    expect(await renderForTest(`[x](${url})`)).toBe(`<p><a href="${url}">x</a></p>`);
  });

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/courses/../api/me',
      '/api/me',
    ],
    ...[
      '/courses//evil.example',
      '/logout',
      'courses/a',
      '#a',
      '/courses/%2e%2e/x',
      'https://navor.example/courses/a',
      '/courses/a\tb',
    ],
    ...[
      'data:text/html,x',
      '/dashboard/people',
      '/courses/a?next=//evil.example',
      '/courses/a?next=%2F%2Fevil.example',
      '/search/%2e%2e/x',
      '/courses@evil.example',
      '/courses.evil.example',
    ],
  ])('do not lead to %j', async (url) => {
    const html = await renderForTest(`[beseda](<${url}>)`);
    expect(html).not.toContain('<a');
    expect(html).toContain('beseda');
  });
});

it('cites each passage of a range, and takes no vector or interval for sources', async () => {
  const cited = (number: number) => `<a href="#citation-${number}" class="citation">[${number}]</a>`;
  expect(await renderForTest('Prvo [1–3], drugo [2-9]. Naj bo a = [1, 2] in x ∈ [1, 3].', [1, 2, 3])).toBe(
    `<p>Prvo\u00a0${cited(1)}${cited(2)}${cited(3)}, drugo\u00a0${cited(2)}${cited(3)}. Naj bo a = [1, 2] in x ∈ [1, 3].</p>`,
  );
});

it('cites passages that there are, and leaves out numbers of none', async () => {
  expect(await renderForTest('To je res [1]. To tudi [7]. \\[2\\] 【1†vir】', [1, 2])).toBe(
    '<p>To je res\u00a0<a href="#citation-1" class="citation">[1]</a>. To tudi.\u00a0<a href="#citation-2" class="citation">[2]</a>\u00a0<a href="#citation-1" class="citation">[1]</a></p>',
  );
});
