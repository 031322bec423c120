import { describe, expect, it } from 'vitest';
import { render } from '../render-markdown.fixture.ts';

describe('call-outs', () => {
  it.each([
    ['sl', 'Opomba', 'Nasvet', 'Pozor', 'Zapomnite si', 'Zgled', 'Naloga'],
    ['en', 'Note', 'Tip', 'Caution', 'Key points', 'Worked example', 'Exercise'],
    ['de', 'Hinweis', 'Tipp', 'Achtung', 'Das Wichtigste', 'Beispiel', 'Aufgabe'],
  ] as const)('have titles in the language of the text (%s)', async (language, ...titles) => {
    for (const [index, kind] of ['note', 'tip', 'warning', 'key', 'example', 'exercise'].entries()) {
      const { html } = await render(`:::${kind}\nBesedilo.\n:::`, { language });
      const title = `<p class="callout-title">${titles[index]}</p>`;
      expect(html).toBe(`<aside class="callout" data-kind="${kind}" role="note">${title}\n<p>Besedilo.</p>\n</aside>`);
    }
  });

  it('fold a solution, inside an exercise too', async () => {
    const { html, problems } = await render('::::exercise[Naloga *1*]\nA\n\n:::solution\nB\n:::\n::::');
    expect(problems).toEqual([]);
    expect(html).toContain('<p class="callout-title">Naloga <em>1</em></p>');
    expect(html).toContain(
      '<details class="callout" data-kind="solution"><summary>Rešitev</summary>\n<p>B</p>\n</details>',
    );
  });

  it('leave a colon inside a line alone', async () => {
    const source = 'Ob 10:30 :tip, a:b[c]{d}, :::';
    expect((await render(`${source}\n\n![pri :tip ob 10:30](figures/a.svg)`)).html).toContain(`<p>${source}</p>`);
    expect((await render(`${source}\n\n![pri :tip ob 10:30](figures/a.svg)`)).html).toContain('"pri :tip ob 10:30"');
  });
});

describe('pictures and video', () => {
  it('give a picture in one language the same address on the page as in the others', async () => {
    const { html } = await render('Besedilo\n\n![Naprava](media/naprava.de.webp)');
    expect(html).toContain('<figure class="figure" id="naprava"><img src="/files/media/naprava.de.webp"');
  });

  it('show a picture by its address', async () => {
    const { html } = await render('Besedilo\n\n![Naprava](media/naprava.webp "Merilnik")');
    expect(html).toContain(
      '<figure class="figure" id="naprava"><img src="/files/media/naprava.webp" alt="Naprava" loading="lazy">',
    );
  });

  it('offer a wide picture in smaller forms as well, with the room that it takes', async () => {
    const { html } = await render('Besedilo\n\n![Naprava](media/naprava.webp)', {
      pictureSize: () => ({ width: 1600, height: 900 }),
    });
    expect(html).toContain(
      '<img src="/files/media/naprava.webp" alt="Naprava" loading="lazy" width="1600" height="900" ' +
        'srcset="/files/media/naprava.webp.480.webp 480w, /files/media/naprava.webp.960.webp 960w, ' +
        '/files/media/naprava.webp 1600w" sizes="',
    );
  });

  it('show a picture that is hardly wider than its smallest form as it is', async () => {
    const { html } = await render('Besedilo\n\n![Naprava](media/naprava.webp)', {
      pictureSize: () => ({ width: 500, height: 300 }),
    });
    expect(html).toContain('width="500" height="300"></figure>');
  });

  it('warn of captions in another language than the text', async () => {
    const attributes = '{src="media/a.mp4" poster="media/a.webp" captions="media/a.sl.vtt"}';
    const { problems } = await render(`Text\n\n::video[Elektronen]${attributes}`, { language: 'de' });
    expect(problems).toMatchObject([{ rule: 'captions-language', severity: 'warning' }]);
  });

  it('give a video its captions in the language of the text', async () => {
    const attributes = '{src="media/a.mp4" poster="media/a.webp" captions="media/a.de.vtt"}';
    const { html, problems } = await render(`Text\n\n::video[Elektronen im Draht]${attributes}`, { language: 'de' });
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<video controls preload="none" playsinline aria-label="Elektronen im Draht" poster="/files/media/a.webp">' +
        '<source src="/files/media/a.mp4" type="video/mp4">' +
        '<track kind="captions" src="/files/media/a.de.vtt" srclang="de" label="Deutsch" default></video>',
    );
  });
});

describe('code', () => {
  it.each(['bash', 'c', 'c++', 'css', 'html', 'js', 'json', 'matlab', 'py', 'sql', 'ts'])(
    'is highlighted in %s, and reads as it was written',
    async (language) => {
      const code = '<a b="x"> if (a < 1) { return "x" } // 12 V\n\n\tselect 1 & 2';
      const { html, problems } = await render(`Besedilo\n\n\`\`\`${language}\n${code}\n\`\`\``);
      const shown = html.slice(html.indexOf('<pre'));
      expect(problems).toEqual([]);
      expect(shown).toMatch(/^<pre class="code" tabindex="0" data-language="\w+"><code>/);
      expect(shown).toContain('<span style="color:var(--color-');
      expect(decoded(shown)).toBe(code);
    },
  );

  it('is plain without a language', async () => {
    const { html } = await render('Besedilo\n\n```\na < b  12 V\n```');
    expect(html).toContain('<pre class="code" tabindex="0"><code>a &#x3C; b  12 V</code></pre>');
  });
});

describe('tables', () => {
  it('scroll in a named box, with headings for their columns', async () => {
    const { html } = await render('|  | upor |\n| :-- | --: |\n| bron | 12 Ω |\n\nin\n\n| a |\n| --- |');
    expect(html).toBe(
      '<div class="table-box" tabindex="0" role="group" aria-label="Tabela 1"><table><thead><tr>' +
        '<td style="text-align:left"></td><th scope="col" style="text-align:right">upor</th></tr></thead><tbody><tr>' +
        '<td style="text-align:left">bron</td><td style="text-align:right">12\u202fΩ</td></tr></tbody></table></div>\n' +
        '<p>in</p>\n' +
        '<div class="table-box" tabindex="0" role="group" aria-label="Tabela 2"><table><thead><tr>' +
        '<th scope="col">a</th></tr></thead></table></div>',
    );
  });
});

describe('links', () => {
  it('lead to lessons, courses, places in the text, other sites and people', async () => {
    const asked: string[] = [];
    const leadsTo = (target: string) => asked.push(target) > 0;
    const source =
      '[a](tok) [b](../statika/sile#vrv) [c](../statika) [d](https://a.si "d") <info@a.si> [e](#x)\n\n## X';
    const { html, problems } = await render(source, { leadsTo });
    expect(problems).toEqual([]);
    expect(asked).toEqual(['tok', '../statika/sile', '../statika']);
    expect(html).toContain(
      '<a href="tok">a</a> <a href="../statika/sile#vrv">b</a> <a href="../statika">c</a> ' +
        '<a href="https://a.si" rel="noopener noreferrer">d</a> ' +
        '<a href="mailto:info@a.si" rel="noopener noreferrer">info@a.si</a> <a href="#x">e</a>',
    );
  });
});

describe('live formulas', () => {
  const block =
    '```formula\ntitle: Ohmov zakon\nequation: U = R * I\nquantities:\n' +
    '  U: { name: napetost, unit: V, range: [0 V, 400 V], start: 12 V }\n' +
    '  R: { name: upornost, unit: kΩ, range: [1 Ω, 1 MΩ], start: 4.7 kΩ }\n' +
    '  I: { name: tok, unit: mA, range: [0 A, 10 A] }\nsolve: I\nplot: I over R\n```';

  it('are parts of their own, with the text between in one piece', async () => {
    const { body, problems } = await render(`A\n\nB [x](#formula-2)\n\n${block}\n\n${block}\n\n## C\n\nD`);
    expect(problems).toEqual([]);
    expect(body).toMatchObject([
      { kind: 'html', html: '<p>A</p>\n<p>B <a href="#formula-2">x</a></p>' },
      { kind: 'formula', formula: { id: 'formula-1', title: 'Ohmov zakon' } },
      { kind: 'formula', formula: { id: 'formula-2', title: 'Ohmov zakon' } },
      { kind: 'html' },
    ]);
  });

  it('are left out when they are faulty, with the line of the fault', async () => {
    const { body, problems } = await render('A\n\n```formula\ntitle: x\n```', { firstLine: 10 });
    expect(body).toEqual([{ kind: 'html', html: '<p>A</p>' }]);
    expect(problems.map(({ severity }) => severity)).toContain('error');
    expect(problems[0]?.line).toBeGreaterThanOrEqual(12);
  });
});

/** What a reader sees. */
function decoded(html: string): string {
  const entities: Record<string, string> = { '&#x3C;': '<', '&#x26;': '&' };
  return html.replace(/<[^>]*>/g, '').replace(/&#x\w+;/g, (entity) => entities[entity] ?? entity);
}
