import { toHtml } from 'hast-util-to-html';
import { describe, expect, it } from 'vitest';
import { render } from '../render-markdown.fixture.ts';
import { cleanDrawing } from './clean-drawing.ts';

describe('a drawing', () => {
  it('keeps its lines, arrows and letters, with ids of its own', () => {
    const source = `<?xml version="1.0"?><!-- drawn by hand -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0 0 640 360">
<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path class="signal" d="M0 0L10 5L0 10"/></marker><g id="upor"><rect x="0" y="-9" width="60" height="18"/></g></defs>
<line x1="1" y1="2" x2="3" y2="4" stroke="currentColor" stroke-dasharray="6 4" marker-end="url(#arrow)"/>
<use xlink:href="#upor" transform="translate(10 20) rotate(-90)"/>
<text x="5" y="6" font-style="italic" text-anchor="middle">R<tspan dy="5" font-size="13">1</tspan></text></svg>`;
    const { svg, problems } = cleanDrawing(source, 'krog');
    expect(problems).toEqual([]);
    expect(svg && toHtml(svg)).toBe(`<svg viewBox="0 0 640 360" width="640" height="360">
<defs><marker id="krog.arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
<path class="signal" d="M0 0L10 5L0 10"></path></marker><g id="krog.upor"><rect x="0" y="-9" width="60" height="18"></rect></g></defs>
<line x1="1" y1="2" x2="3" y2="4" stroke="currentColor" stroke-dasharray="6 4" marker-end="url(#krog.arrow)"></line>
<use xlink:href="#krog.upor" transform="translate(10 20) rotate(-90)"></use>
<text x="5" y="6" font-style="italic" text-anchor="middle">R<tspan dy="5" font-size="13">1</tspan></text></svg>`);
  });

  it('is not parsed with what would be opened again in everything after it', () => {
    const styled = Array.from({ length: 2000 }, (_, at) => `<b c${at}>`).join('');
    const { svg, problems } = cleanDrawing(`<p>${styled}</p>${'<p>x'.repeat(4000)}`, 'krog');
    expect([svg, problems.map(({ message }) => message)]).toEqual([null, ['<b> is not allowed']]);
  });

  it('goes into the page as it was cleaned, with its text alternative', async () => {
    const figure = () =>
      '<svg viewBox="0 0 9 9"><marker id="a"/><line x1="1" marker-end="url(#a)" stroke="currentColor"/></svg>';
    const { html } = await render('Besedilo\n\n![Dve "puščici"](figures/x.svg)\n\n![Ena](figures/y.svg)', { figure });
    expect(html).toContain(
      '<figure class="figure" id="x"><svg viewBox="0 0 9 9" width="9" height="9" role="img" aria-label="Dve &#x22;puščici&#x22;">' +
        '<marker id="x.a"></marker><line x1="1" marker-end="url(#x.a)" stroke="currentColor"></line></svg></figure>',
    );
    expect(html).toContain('<marker id="y.a">');
  });
});
