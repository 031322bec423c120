import { expect, type Page, test } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { type Language, open, setPreferences, type Theme } from './fixtures.ts';
import { rawKeysIn, textsOf, untranslated } from './screen-texts.ts';

/** Each language once, and both themes and both widths among them. */
const looks: { language: Language; width: number; theme: Theme }[] = [
  { language: 'sl', width: 1280, theme: 'light' },
  { language: 'en', width: 375, theme: 'dark' },
  { language: 'de', width: 375, theme: 'light' },
];

/** A screen is accessible, fits and is translated, but for these names. */
export async function expectSoundScreen(page: Page, path: string, names?: ReadonlySet<string>): Promise<void> {
  const texts: Partial<Record<Language, string[]>> = {};
  for (const { language, width, theme } of looks) {
    await test.step(`${language}, ${width} px, ${theme}`, async () => {
      await setPreferences(page.context(), { language, theme });
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNoOverflow(page);
      expect(await seriousViolations(page)).toEqual([]);
      texts[language] = await textsOf(page);
      expect.soft(rawKeysIn(texts[language])).toEqual([]);
    });
  }
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);

  const { sl = [], en = [], de = [] } = texts;
  expect.soft(untranslated(sl, en, names), 'in sl as in en').toEqual([]);
  expect.soft(untranslated(sl, de, names), 'in sl as in de').toEqual([]);
  expect.soft(untranslated(en, de, names), 'in en as in de').toEqual([]);
}

async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'px beyond the edge of the screen').toBe(0);
}
