import { describe, expect, it } from 'vitest';
import { gapMark } from '../bank.ts';
import { Refusal } from '../refusal.ts';
import { toBlocks, toLine, toTextWithGaps } from './to-markdown.ts';

const html = (text: string) => ({ text, format: 'html' as const });
const plain = (text: string) => ({ text, format: 'plain' as const });

describe('a text of a bank', () => {
  it.each([
    ['<p>Tok <b>raste</b>.</p>', 'Tok **raste**.'],
    ['Kolikšen je \\(\\frac{{U}}{R}\\)?', 'Kolikšen je $\\frac{ {U}}{R}$?'],
    ['<p>Torej</p><p>$$U = RI$$</p>', 'Torej\n\n$$\nU = RI\n$$'],
    ['<p>Torej $$U = RI$$ velja.</p>', 'Torej $U = RI$ velja.'],
    ['<p>Zato \\[a < b\\] velja.</p>', 'Zato\n\n$$\na < b\n$$\n\nvelja.'],
    ['x<sup>2</sup> + H<sub>2</sub>O', 'x² + H₂O'],
    ['U<sub>max</sub>', 'U$_{\\text{max}}$'],
    ['Vrednost {{U}} in [[tok]] za 5 $', 'Vrednost {\\{U}} in \\[\\[tok]] za 5 \\$'],
    ['5 * 3 * 2 in a_b_c', '5 \\* 3 \\* 2 in a_b_c'],
    ['a &lt;b&gt; c', 'a \\<b> c'],
    ['<h3>Naloga</h3><ul><li>ena</li><li>dve</li></ul>', '**Naloga**\n\n- ena\n- dve'],
    ['<style>p { color: red }</style><p>Tok</p>', 'Tok'],
  ])('in HTML is Markdown of ours: %s', (written, markdown) => {
    expect(toBlocks(html(written))).toBe(markdown);
  });

  it('without markup means what it says', () => {
    expect(toBlocks(plain('1. a < b\n\n# c'))).toBe('1\\. a < b\n\n\\# c');
    expect(toBlocks({ text: 'Tok *raste*.\n\n- ena', format: 'markdown' })).toBe('Tok *raste*.\n\n- ena');
  });

  it('is one paragraph where there is room for one', () => {
    expect(toLine(html('<p>ena<br>dve</p><p>tri</p>'))).toBe('ena dve tri');
    expect(() => toLine(html('<ul><li>ena</li></ul>'))).toThrow(Refusal);
  });

  it('has its gaps outside of emphasis, each paragraph by itself', () => {
    const text = html(`<p>Tok je <b>velik <i>${gapMark(0)}</i></b>.<br>Upor ${gapMark(1)}</p>`);
    expect(toTextWithGaps(text)).toBe('Tok je velik [[vrzel-1]].\n\nUpor [[vrzel-2]]');
  });

  it.each([
    ['an image', '<img src="data:image/png;base64,AA==">'],
    ['a script', '<script>alert(1)</script>'],
    ['a frame', '<iframe src="https://example.com"></iframe>'],
    ['a formula that markup tears apart', '\\(a <b>b</b>\\)'],
    ['several languages at once', '<span lang="sl" class="multilang">tok</span>'],
    ['braces of ours in code', '<code>{{U}}</code>'],
    ['no end of formulas', '\\('.repeat(2000)],
  ])('with %s is refused', (_, written) => {
    expect(() => toBlocks(html(`<p>Besedilo</p>${written}`))).toThrow(Refusal);
  });

  const nested = (levels: number, open: string, close: string) => `${open.repeat(levels)}tok${close.repeat(levels)}`;
  const markdown = (text: string) => ({ text, format: 'markdown' as const });

  it.each([
    ['quotes', html(nested(41, '<blockquote>', '</blockquote>')), 'tooDeep'],
    ['lists', html(nested(41, '<ul><li>', '</li></ul>')), 'tooDeep'],
    ['tables', html(nested(41, '<table><tr><td>', '</td></tr></table>')), 'tooDeep'],
    ['emphasis', html(nested(41, '<b>', '</b>')), 'tooDeep'],
    ['emphasis that is never closed', html('<div><b>tok</div>'.repeat(41)), 'tooDeep'],
    ['quotes in Markdown', markdown(`${'>'.repeat(31)} tok`), 'tooDeep'],
    ['lists in Markdown', markdown(`${'- '.repeat(31)} tok`), 'tooDeep'],
    ['emphasis in Markdown', markdown(`${'*a '.repeat(100)}${'b* '.repeat(100)}`), 'tooDeep'],
    ['brackets in Markdown', markdown(nested(1001, '[', ']')), 'tooManyMarks'],
    ['rows and columns', html(`<table><tr>${'<td>a'.repeat(50)}${'<tr><td>a'.repeat(50)}</table>`), 'tableTooLarge'],
    ['wide cells', html('<table><tr><td colspan="1000">a</table>'), 'tableTooLarge'],
    ['high cells', html('<table><tr><td rowspan="1000">a</table>'), 'tableTooLarge'],
    [
      'columns in Markdown',
      markdown(`|${'a|'.repeat(50)}\n|${'-|'.repeat(50)}\n${'|a\n'.repeat(50)}`),
      'tableTooLarge',
    ],
  ])('with too many %s is refused for that', (_, text, reason) => {
    expect(() => toBlocks(text)).toThrow(reason);
  });

  it.each([
    ['quotes', nested(30, '<blockquote>', '</blockquote>')],
    ['paragraphs that are never closed', '<p>tok'.repeat(100)],
    ['list items that are never closed', `<ul>${'<li>tok'.repeat(100)}</ul>`],
    ['cells', `<table>${`<tr>${'<td>tok'.repeat(10)}`.repeat(20)}</table>`],
  ])('may have many %s', (_, written) => {
    expect(toBlocks(html(written))).toContain('tok');
  });

  it('loses what editors leave behind without a word in it', () => {
    const left = '<b> </b><!-- sled --><span></span><o:p> </o:p>'.repeat(500);
    expect(toBlocks(html(`<p>Tok${left}raste.</p>`))).toBe('Tok raste.');
  });
});
