import { expect, it } from 'vitest';
import { render, withoutFormulas } from './render-markdown.fixture.ts';

it('turns a small lesson into a page', async () => {
  const { html, contents, problems } = await render(`Upor s **4,7 kΩ** je priključen na 12 V (glej [sliko #](#krog)).

## Ohmov zakon

$$ #ohm
U = R I
$$

Iz [enačbe (#)](#ohm) sledi:

1. tok $I$ je ~2,6 mA;
2. naprej v [lekciji o moči](moc).

![Upor in vir](figures/krog.svg "Krog z uporom $R$")

:::tip
Računajte v kΩ in mA.
:::`);
  expect(problems).toEqual([]);
  expect(contents).toEqual([{ id: 'ohmov-zakon', text: 'Ohmov zakon', level: 2 }]);
  expect(
    withoutFormulas(html),
  ).toBe(`<p>Upor s <strong>4,7\u202fkΩ</strong> je priključen na 12\u202fV (glej <a href="#krog">sliko 1</a>).</p>
<h2 id="ohmov-zakon"><a class="heading-link" href="#ohmov-zakon">Ohmov zakon</a></h2>
<div class="formula" id="ohm"><div class="formula-box" tabindex="0" role="group" aria-label="Enačba (1)">{U = R I}</div><a class="formula-number" href="#ohm" aria-label="Enačba (1)">(1)</a></div>
<p>Iz <a href="#ohm">enačbe (1)</a> sledi:</p>
<ol>
<li>tok {I} je ~2,6\u202fmA;</li>
<li>naprej v <a href="moc">lekciji o moči</a>.</li>
</ol>
<figure class="figure" id="krog"><svg viewBox="0 0 640 360" width="640" height="360" role="img" aria-label="Upor in vir"><path d="M0 0h640"></path></svg><figcaption><span class="figure-number">Slika 1.</span> Krog z uporom {R}</figcaption></figure>
<aside class="callout" data-kind="tip" role="note"><p class="callout-title">Nasvet</p>
<p>Računajte v kΩ in mA.</p>
</aside>`);
});
