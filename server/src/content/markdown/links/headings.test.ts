import { describe, expect, it } from 'vitest';
import { render } from '../render-markdown.fixture.ts';

describe('headings', () => {
  it('have addresses without diacritics and are listed', async () => {
    const { contents, html } = await render('## Žični  upor: 12 V\n\n### Größe đ\n\n#### Podrobno');
    expect(contents).toEqual([
      { id: 'zicni-upor-12-v', text: 'Žični upor: 12 V', level: 2 },
      { id: 'grosse-d', text: 'Größe đ', level: 3 },
    ]);
    expect(html).toContain('<h3 id="grosse-d"><a class="heading-link" href="#grosse-d">Größe đ</a></h3>');
    expect(html).toContain('<h4>Podrobno</h4>');
  });

  it('never share an address, nor take that of a label', async () => {
    const { contents } = await render('## Moč\n\n## Moč\n\n## Formula 1\n\n```formula\n```\n\n$$ #moc\nP\n$$\n\n## …');
    expect(contents.map(({ id }) => id)).toEqual(['moc-1', 'moc-2', 'formula-1-1', 'section']);
  });

  it('leave the addresses of the page around them alone', async () => {
    const takenAnchors = new Set(['done', 'page-text']);
    const { contents } = await render('## Done\n\n## Page text\n\n## Notes', { takenAnchors });
    expect(contents.map(({ id }) => id)).toEqual(['done-1', 'page-text-1', 'notes']);
  });

  it('say their formulas in the list of contents as plainly as they can', async () => {
    const { contents } = await render('## Napetost $U_\\mathrm{R}$ in *tok* `I`');
    expect(contents).toEqual([{ id: 'napetost-u-r-in-tok-i', text: 'Napetost U_R in tok I', level: 2 }]);
  });

  it('keep a link of their own instead of leading to themselves', async () => {
    const { html } = await render('## Glej [Ohmov zakon](ohmov-zakon)');
    expect(html).toBe('<h2 id="glej-ohmov-zakon">Glej <a href="ohmov-zakon">Ohmov zakon</a></h2>');
  });

  it('share the addresses of the first language, as long as the sections are the same', async () => {
    const { contents: headings } = await render('## Moč\n\n### Enota\n\nBesedilo.');
    const alike = await render('## Power\n\n### Unit\n\nText.', { language: 'en', headings });
    expect(alike.contents).toEqual([
      { id: 'moc', text: 'Power', level: 2 },
      { id: 'enota', text: 'Unit', level: 3 },
    ]);
    expect(alike.html).toContain('<h2 id="moc">');
    const other = await render('## Power\n\nText.', { language: 'en', headings });
    expect(other.contents).toEqual([{ id: 'power', text: 'Power', level: 2 }]);
    expect(other.found).toEqual(['1 warning headings']);
  });
});
