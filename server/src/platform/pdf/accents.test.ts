import { expect, it } from 'vitest';
import { readTaggedPdf } from '../../test-support/read-tagged-pdf.ts';
import { contentOfPage } from '../../test-support/rectangles-in-pdf.ts';
import { createPdfPage } from './pdf-page.ts';
import { createSvgPage } from './svg-page.ts';
import { loadTypeface } from './typeface.ts';

/** The typeface has no letter with a dot below; it has the dot. */
const name = 'ḥ';
const typeface = await loadTypeface();
const letterWidth = typeface.regular.widthOf('h', 100);

it('stands on its letter in a picture, not behind it', () => {
  const page = createSvgPage({ width: 100, height: 100 }, typeface);
  page.write(name, 0, 0, { size: 100 });
  const places = Array.from(page.toSvg().matchAll(/matrix\(\S+ 0 0 \S+ (\S+) /g), ([, x]) => Number(x));
  expect(places).toEqual([0, expect.closeTo(letterWidth / 2, 0)]);
});

it('stands on its letter in a document, and is read as part of it', async () => {
  const page = await createPdfPage({ title: name, author: 'Navor', language: 'en', at: new Date(0) });
  page.write(`${name}h`, 50, 50, { size: 100 });
  const pdf = await page.save();
  const { elements } = await readTaggedPdf(pdf);
  expect(elements.find(({ role }) => role === 'P')?.text.normalize('NFC')).toBe('ḥh');
  const [, back] = /<\w{4}> (\d+) <\w{4}> -\1 </.exec(await contentOfPage(pdf)) ?? [];
  expect(Number(back) / 10, 'back by half of the letter, and there again').toBeCloseTo(letterWidth / 2, 0);
});
