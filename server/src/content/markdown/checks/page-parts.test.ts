import { describe, expect, it } from 'vitest';
import { render } from '../render-markdown.fixture.ts';

describe('a part of a page', () => {
  it.each([
    ['a heading', '## Naslov'],
    ['a numbered formula', '$$ #ohm\nU\n$$'],
    ['a video', '::video[Film]{src="media/film.mp4" captions="media/film.vtt" poster="media/film.webp"}'],
    ['a live formula', '```formula\nequation: U = I\n```'],
  ])('has not %s', async (_, source) => {
    expect((await render(`Besedilo.\n\n${source}`, { extent: 'part' })).found).toEqual(['3 error page-part']);
  });

  it.each([
    ['a number', '12 V'],
    ['a formula', '$U$'],
    ['code', '`x`'],
  ])('may be %s alone', async (_, source) => {
    expect((await render(source, { extent: 'part' })).found).toEqual([]);
    expect((await render(source, { extent: 'line' })).found).toEqual([]);
  });

  it('says something', async () => {
    expect((await render('[x]: y', { extent: 'part' })).found).toEqual(['1 error empty-text']);
  });

  it('has addresses that no other part of the page has', async () => {
    const source = 'Glejte [sliko #](#krog).\n\n![Krog](figures/krog.svg "Krog")';
    const { html, found } = await render(source, { extent: 'part', anchorPrefix: 'kviz.body.' });
    expect(found).toEqual([]);
    expect(html).toContain('<a href="#kviz.body.krog">sliko 1</a>');
    expect(html).toContain('<figure class="figure" id="kviz.body.krog">');
  });
});

it.each([
  ['two paragraphs', 'Prvi.\n\nDrugi.', '3 error line'],
  ['a list', '- Prvi', '1 error line'],
  ['a figure', '![Krog](figures/krog.svg)', '1 error line'],
  ['a formula of its own', '$$\nU\n$$', '1 error line'],
])('a line is not %s', async (_, source, problem) => {
  expect((await render(source, { extent: 'line' })).found).toEqual([problem]);
});

it('keeps characters of private use where they stand', async () => {
  const { html, found } = await render('Tok je **\ue000** pri `\ue001`, [\ue002](https://example.com/).', {
    extent: 'line',
  });
  expect(found).toEqual([]);
  expect(html.match(/[\ue000-\uf8ff]/g)).toEqual(['\ue000', '\ue001', '\ue002']);
});
