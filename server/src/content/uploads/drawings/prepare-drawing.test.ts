import { describe, expect, it } from 'vitest';
import { cleanDrawing } from '../../markdown/figures/clean-drawing.ts';
import { prepareDrawing } from './prepare-drawing.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe('a drawing', () => {
  it('that can be shown stays as it is', () => {
    const source = svg('<line x1="1" y1="2" x2="3" y2="4" stroke="currentColor"/>');
    expect(prepareDrawing(source)).toEqual({ kind: 'clean', source });
  });

  it('of another program becomes one of ours, in the colours of the theme', () => {
    const source = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i" width="100mm" height="50mm" inkscape:version="1">
<style>.line { stroke: #000; stroke-width: 2 } .hot, .warm { stroke: #d00 }</style>
<metadata><rdf>Ana</rdf></metadata><sodipodi:namedview id="v"/>
<g inkscape:label="hidden" style="display:none"><path d="M0 0"/></g>
<path class="line" style="fill:none" d="M0 0L1 1"/>
<path class="line hot" fill="white" d="M0 0L1 1"/>
<rect style="fill:#cce5ff;stroke:none" width="3" height="4"/>
<a href="https://navor.example"><text font-family="Arial" fill="rgb(128,128,128)">R</text></a></svg>`;
    const outcome = prepareDrawing(source);
    if (outcome.kind !== 'convertible') throw new Error(JSON.stringify(outcome));
    expect(
      outcome.source.replaceAll(/\n+/g, '\n'),
    ).toBe(`<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor" viewBox="0 0 100 50">
<path d="M0 0L1 1" stroke="currentColor" stroke-width="2" fill="none"/>
<path class="fill-paper signal" d="M0 0L1 1" stroke="currentColor" stroke-width="2"/>
<rect class="fill-accent" width="3" height="4" stroke="none"/>
<g><text class="muted" fill="currentColor">R</text></g></svg>
`);
    expect(outcome.changes.toSorted()).toEqual([
      ...['colours_of_theme', 'editor_data_removed', 'styles_inlined', 'view_box_added'],
    ]);
    expect(cleanDrawing(outcome.source, 'x').problems).toEqual([]);
  });

  it('whose labels are pieces of a page keeps those as text, as draw.io writes them for whoever has nothing better', () => {
    const label = (text: string) =>
      `<switch><foreignObject requiredFeatures="x"><div xmlns="http://www.w3.org/1999/xhtml" onclick="alert(1)">${text}</div></foreignObject><text x="1" y="2" fill="rgb(0, 0, 0)">${text}</text></switch>`;
    const notice =
      '<switch><g requiredFeatures="x"/><a xlink:href="https://www.drawio.com/"><text>Text is not SVG</text></a></switch>';
    const outcome = prepareDrawing(svg(`<g>${label('Motor')}</g>${notice}`));
    expect(outcome).toMatchObject({ kind: 'convertible', changes: expect.arrayContaining(['editor_data_removed']) });
    expect(outcome.kind === 'convertible' && outcome.source).toBe(
      `${svg('<g><g><text x="1" y="2" fill="currentColor">Motor</text></g></g><g><g></g></g>', 'fill="currentColor" viewBox="0 0 100 50"').replace('<g></g>', '<g/>')}\n`,
    );
  });

  it('that has a piece of a page and nothing to fall back to is refused as unsafe', () => {
    const source = svg('<switch><foreignObject><p>x</p></foreignObject></switch>');
    expect(prepareDrawing(source)).toMatchObject({ reason: 'unsafe_drawing', details: ['<foreignObject>'] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a page inside', '<foreignObject><p>x</p></foreignObject>', '<foreignObject>'],
    ['a handler', '<path onload="alert(1)" d="M0 0"/>', 'onLoad (<path>)'],
    [
      'something that it would fetch',
      '<use href="https://x.example/a.svg#a"/>',
      'href="https://x.example/a.svg#a" (<use>)',
    ],
    ['a picture', '<image href="data:image/png;base64,x"/>', '<image>'],
    ['an animation', '<path d="M0 0"><set attributeName="href" to="javascript:x"/></path>', '<set>'],
    ['a style that would fetch something', '<style>@import "//x";</style><path d="M0"/>', '<style>'],
    ['a fill that would fetch something', '<path style="fill:url(//x.example/a)" d="M0 0"/>', 'style (<path>)'],
  ])('with %s is refused as unsafe', (_, inner, detail) => {
    const outcome = prepareDrawing(svg(inner));
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'unsafe_drawing' });
    expect(outcome.kind === 'refused' && outcome.details).toContain(detail);
  });

  it.each([
    ['a gradient', '<linearGradient id="a"/><path fill="url(#a)" d="M0 0"/>'],
    ['a clip', '<path clip-path="url(#a)" d="M0 0"/>'],
    ['styles that depend on what is around', '<style>g > path { stroke: red }</style><g><path d="M0 0"/></g>'],
    ['another drawing inside', '<svg viewBox="0 0 1 1"/>'],
    ['a page behind it', '<p>x</p>'],
  ])('with %s is refused as unfit', (_, inner) => {
    expect(prepareDrawing(svg(inner))).toMatchObject({ kind: 'refused', reason: 'unfit_drawing' });
  });

  it('nested without end is refused', () => {
    expect(prepareDrawing(svg('<g>'.repeat(100_000)))).toMatchObject({ kind: 'refused', reason: 'unfit_drawing' });
  });

  it('without a size is refused', () => {
    expect(prepareDrawing(svg('<path d="M0 0"/>', ''))).toMatchObject({ kind: 'refused', reason: 'unfit_drawing' });
  });
});
