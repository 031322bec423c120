import { describe, expect, it } from 'vitest';
import { render, withoutFormulas } from '../render-markdown.fixture.ts';

const source = `
$$ #ohm
U = R I
$$

$$
x = 1
$$

![Vezje](figures/krog.svg "Tok $I$ pri 12 V.")

![Brez napisa](figures/prosta.svg)

:::example
$$ #moc
P = U I
$$

![Graf](figures/graf.svg "Moč.")
:::

[(#)](#ohm), [**(#)**](#moc), [#](#krog), [#](#graf), [C# in #](#naslov)

## Naslov
`;

describe('numbers of formulas and figures', () => {
  it.each([
    ['sl', 'Slika', 'Enačba'],
    ['en', 'Figure', 'Equation'],
    ['de', 'Abbildung', 'Gleichung'],
  ] as const)('follow the text and stand in references (%s)', async (language, figure, formula) => {
    const { html: whole, problems } = await render(source, { language });
    const html = withoutFormulas(whole);
    expect(problems).toEqual([]);
    expect(html).toContain(
      `<figcaption><span class="figure-number">${figure} 1.</span> Tok {I} pri 12\u202fV.</figcaption>`,
    );
    expect(html).toContain(`<span class="figure-number">${figure} 2.</span> Moč.`);
    expect(html).toContain(
      `<div class="formula" id="ohm"><div class="formula-box" tabindex="0" role="group" aria-label="${formula} (1)">` +
        `{U = R I}</div><a class="formula-number" href="#ohm" aria-label="${formula} (1)">(1)</a></div>`,
    );
    expect(html).toContain(
      `<div class="formula"><div class="formula-box" tabindex="0" role="group" aria-label="${formula}">{x = 1}</div></div>`,
    );
    expect(html).toContain(
      '<a href="#ohm">(1)</a>, <a href="#moc"><strong>(2)</strong></a>, <a href="#krog">1</a>, <a href="#graf">2</a>, ' +
        '<a href="#naslov">C# in #</a>',
    );
    expect(html).toContain('<figure class="figure" id="prosta">');
  });

  it('keep what LaTeX needs in captions, and the lines of their faults', async () => {
    const { html, found } = await render(
      'Besedilo\n\n![x](figures/a.svg "1. Padec\n$\\nic$ in $5\\,\\mathrm{V}$, \\"da\\".")',
    );
    expect(found).toEqual(['4 error formula']);
    expect(withoutFormulas(html)).toContain(
      '</span> 1. Padec\n<code>\\nic</code> in <span class="kept-together">{5\\,\\mathrm{V}},</span> "da".',
    );
  });
});
