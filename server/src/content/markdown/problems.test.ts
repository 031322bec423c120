import { describe, expect, it } from 'vitest';
import { drawing, render } from './render-markdown.fixture.ts';

const text = 'Besedilo.';

/** What is written, and what is said of it; the text starts in line 5 of its file. */
const faults: [name: string, source: string, found: string[]][] = [
  ['HTML', `${text}\n\n<b>x</b>`, ['7 error html']],
  ['HTML inside a line, once', 'a\nb <b>x</b>\nc', ['6 error html']],
  ['a page that is not there', `${text}\n[x](missing)`, ['6 error broken-link']],
  ['a label that is not there', `${text}\n[x](#missing)`, ['6 error broken-reference']],
  ['the number of a figure without one', '![x](figures/a.svg)\n\n[slika #](#a)', ['7 error broken-reference']],
  ['an unsafe link', `${text}\n\n- [x](ftp://a.si)`, ['7 error unsafe-link']],
  ['a link without text', `${text} [](https://a.si)`, ['5 error link-text']],
  ['a faulty formula', `${text}\n\n$$\na\n\\nic\n$$`, ['9 error formula']],
  ['a faulty formula inside a line', `${text}\nnato $\\frac{1}$`, ['6 error formula']],
  ['a forbidden command', `${text}\n\n$$\na +\n\\href{https://a.si}{b}\n$$`, ['9 error formula']],
  ['an empty formula', `${text}\n\n$$\n$$`, ['8 error formula']],
  ['a lonely $', `${text}\nto je $x in\nnič`, ['6 error unbalanced-formula']],
  ['a lonely $ in a table', '| a | b |\n| --- | --- |\n| $x | c |', ['7 error unbalanced-formula']],
  ['a lonely $ in a caption', '![x](figures/a.svg "Tok $I")', ['5 error unbalanced-formula']],
  ['a formula that is not closed', `${text}\n\n$$\na`, ['7 error unbalanced-formula']],
  ['a displayed formula inside a line', `${text}\n\n$$ a = b $$`, ['7 error formula-fence']],
  ['a label with capitals', `${text}\n\n$$ #Ohm\na\n$$`, ['7 error label']],
  ['a formula beside its fence', `${text}\n\n$$ a\nb\n$$`, ['7 error label']],
  ['a label given twice', `${text}\n\n$$ #a\na\n$$\n\n$$ #a\nb\n$$`, ['11 error duplicate-label']],
  ['a label that is a figure', `${text}\n\n$$ #a\na\n$$\n\n![x](figures/a.svg)`, ['11 error duplicate-label']],
  ['a label that is a part of the page', `${text}\n\n$$ #notes\na\n$$`, ['7 error duplicate-label']],
  ['a figure that is a part of the page', `${text}\n\n![x](figures/notes.svg)`, ['7 error duplicate-label']],
  ['a figure without a text', `${text}\n\n![](figures/a.svg)`, ['7 error alt-text']],
  ['a figure that is not there', `${text}\n\n![x](figures/missing.svg)`, ['7 error missing-file']],
  ['a picture that is not there', `${text}\n\n![x](media/missing.webp)`, ['7 error missing-file']],
  ['a figure inside a line', `${text}\n![x](figures/a.svg)`, ['6 error figure-inline']],
  ['a figure inside a link', `${text}\n\n[a ![x](figures/a.svg)](b)`, ['7 error figure-inline']],
  ['a figure by reference', `${text}\n\n![x][y]\n\n[y]: figures/a.svg`, ['7 error figure-inline']],
  ['an unknown block', `${text}\n\n:::hint\nx\n:::`, ['7 error unknown-block']],
  ['an unknown line', `${text}\n\n::audio[x]`, ['7 error unknown-block']],
  ['an attribute of a call-out', `${text}\n\n:::tip{a=b}\nx\n:::`, ['7 error unknown-attribute']],
  ['a call-out that is not closed', `${text}\n\n:::tip\nx`, ['7 error unclosed-block']],
  ['a title without brackets', `${text}\n\n:::tip Naslov\nx\n:::`, ['7 error unclosed-block']],
  [
    'a call-out inside one with as many colons',
    `${text}\n\n:::exercise\na\n\n:::solution\nb\n:::\n\n:::`,
    ['10 error unclosed-block', '14 error unclosed-block'],
  ],
  ['code that is not closed', `${text}\n\n\`\`\`c\nx`, ['7 error unclosed-block']],
  ['code in an unknown language', `${text}\n\n\`\`\`cobol\nx\n\`\`\``, ['7 warning code-language']],
  ['a live formula inside a call-out', `:::tip\n${text}\n\n\`\`\`formula\nx\n\`\`\`\n:::`, ['8 error formula-place']],
  ['a live formula inside a list', `- ${text}\n\n  \`\`\`formula\n  x\n  \`\`\``, ['7 error formula-place']],
  ['a first-level heading', `${text}\n\n# Naslov`, ['7 error heading-level']],
  ['an underlined first-level heading', `${text}\n\nNaslov\n===`, ['7 error heading-level']],
  ['a first heading of the third level', `### Naslov\n\n${text}`, ['5 error heading-level']],
  ['a level that is skipped', `## A\n\n#### B\n\n${text}`, ['7 error heading-level']],
  ['a heading without text', `##\n\n${text}`, ['5 error empty-heading']],
  ['a video without captions', `${text}\n\n::video[x]{src="media/a.webm" poster="media/a.webp"}`, ['7 error captions']],
  [
    'a video without a poster',
    `${text}\n\n::video[x]{src="media/a.webm" captions="media/a.vtt"}`,
    ['7 warning poster'],
  ],
  [
    'a video without anything',
    `${text}\n\n::video`,
    ['7 error alt-text', '7 error missing-file', '7 error captions', '7 warning poster'],
  ],
  [
    'a video whose files are not there',
    `${text}\n\n::video[x]{src="media/missing.webm" poster="media/missing.webp" captions="media/missing.sl.vtt"}`,
    ['7 error missing-file', '7 error missing-file', '7 error missing-file'],
  ],
  ['a row with a cell too many', '| a | b |\n| --- | --- |\n| $x$ | c | d |', ['7 error table-columns']],
  ['check boxes', `- [ ] ${text}`, ['5 error check-box']],
  ['footnotes', `${text}[^1]\n\n[^1]: Opomba`, ['5 error footnote', '7 error footnote']],
  ['no text at all', '', ['5 error empty-text']],
  ['a formula and no word', '$x$\n\n---', ['5 error empty-text']],
];

describe('what is wrong with a text', () => {
  it.each(faults)('names %s, with its line', async (_name, source, found) => {
    expect((await render(source, { firstLine: 5 })).found).toEqual(found);
  });

  it('asks for each file by what it is to be', async () => {
    const asked: string[] = [];
    const media = (path: string, kind: string) => void asked.push(`${path} ${kind}`);
    const film = '::video[x]{src="media/b.mkv" poster="figures/c.gif" captions="d.vtt"}';
    const { problems } = await render(`${text}\n\n![x](media/a.tiff)\n\n${film}`, { media });
    expect(asked).toEqual(['media/a.tiff picture', 'media/b.mkv video', 'figures/c.gif picture', 'd.vtt captions']);
    expect(problems.map(({ rule }) => rule)).toEqual(Array(4).fill('missing-file'));
  });

  it.each([
    ['a drawing without a viewBox', '<svg><path d="M0 0"/></svg>', 'figure-view-box', /viewBox/],
    ['an element that drawings do not have', drawing.replace('<path', '<image/><path'), 'figure-content', /<image>/],
    ['a file that is no drawing', 'Not found', 'figure-content', /one <svg>/],
  ])('names %s, with its file', async (_name, svg, rule, message) => {
    const { problems } = await render(`${text}\n\n![x](figures/a.svg)`, { figure: () => svg });
    expect(problems).toMatchObject([{ line: 3, rule, severity: 'error', message: expect.stringMatching(message) }]);
    expect(problems[0]?.message).toContain('figures/a.svg');
    expect(problems[0]?.fault).toEqual({
      code: 'markdown.drawingFaulty',
      parts: ['figures/a.svg', expect.stringMatching(message)],
    });
  });

  it('says what KaTeX says of a formula', async () => {
    const { problems, html } = await render('Besedilo $\\nic$');
    expect(problems[0]?.message).toBe('Undefined control sequence: \\nic');
    expect(html).toBe('<p>Besedilo <code>\\nic</code></p>');
  });

  it('has words in every language for what is wrong with a live formula', async () => {
    const quantities = 'quantities:\n  a: { name: A, unit: xx, range: [0 V, 1 V], start: 1 V }\nsolve: a';
    const { problems } = await render(`${text}\n\n\`\`\`formula\ntitle: A\nequation: a = b\n${quantities}\n\`\`\``);
    expect(problems.map(({ fault }) => fault)).toEqual([
      { code: 'markdown.equationKeyUnknown', parts: ['b'] },
      { code: 'markdown.quantityUnit', parts: ['a', 'xx'] },
    ]);
  });

  it('finds nothing in a dollar sign that is meant as one', async () => {
    const { found, html } = await render('To stane \\$5 ali &#36;6, v kodi `$x`.');
    expect(found).toEqual([]);
    expect(html).toContain('To stane $5 ali $6, v kodi <code>$x</code>');
  });
});
