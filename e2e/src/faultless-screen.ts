import { expect, type Page, test } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { type Language, open, setPreferences } from './fixtures.ts';
import { rawKeysIn, textsIn, textsOn, untranslated } from './screen-texts.ts';

type Texts = Record<Language, string[]>;

const languages: Language[] = ['sl', 'en', 'de'];

/** A screen is accessible, fits and is translated, but for these names. */
export async function expectFaultlessScreen(page: Page, path: string, names?: ReadonlySet<string>): Promise<void> {
  const pages = await test.step('as the server sends it', () => servedPages(page, path));
  const served = { sl: textsIn(pages.sl), en: textsIn(pages.en), de: textsIn(pages.de) };
  expectTranslated(served, names);
  await test.step('light and wide, then dark and narrow', () => expectFaultlessLayout(page, path));
  await test.step('with what its scripts have added', () => expectAdditionsTranslated(page, path, served, names));
  await test.step('narrow in the other languages', () => expectOthersFit(page, [pages.sl, pages.en]));
}

async function servedPages(page: Page, path: string): Promise<Record<Language, string>> {
  const pages = { sl: '', en: '', de: '' };
  for (const language of languages) {
    await setPreferences(page.context(), { language });
    const html = await (await page.request.get(path)).text();
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"`));
    pages[language] = html;
  }
  return pages;
}

/** It is loaded once, in the language with the longest words, and changes with the window and the system. */
async function expectFaultlessLayout(page: Page, path: string): Promise<void> {
  await setPreferences(page.context(), { language: 'de', theme: 'system' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectNoOverflow(page);
  expect(await seriousViolations(page)).toEqual([]);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: 800 });
  await settled(page);
  await expectNoOverflow(page);
  expect(await seriousViolations(page)).toEqual([]);

  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoOverflow(page);
}

/** Few screens say more once their scripts have run; only those are loaded in the other languages too. */
async function expectAdditionsTranslated(
  page: Page,
  path: string,
  served: Texts,
  names?: ReadonlySet<string>,
): Promise<void> {
  const additionsIn = async (language: Language) => {
    const known = new Set(served[language]);
    return (await textsOn(page)).filter((text) => !known.has(text));
  };
  const added: Texts = { sl: [], en: [], de: await additionsIn('de') };
  if (!hasWords(added.de)) return;
  for (const language of ['sl', 'en'] as const) {
    await setPreferences(page.context(), { language });
    await open(page, path);
    await expect.poll(async () => hasWords(await additionsIn(language)), 'is added here too').toBe(true);
    await settled(page);
    added[language] = await additionsIn(language);
  }
  expectTranslated(added, names);
}

/** Their words take the place of those that are shown, which spares loading the screen again. */
async function expectOthersFit(page: Page, pages: string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const html of pages) {
    await page.evaluate((text) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
      // Beside the body, so that what React still holds is not torn from under it.
      const shown = document.createElement('body');
      shown.append(...(documentElement.querySelector('body')?.childNodes ?? []));
      for (const script of shown.querySelectorAll('script')) script.remove();
      document.documentElement.lang = documentElement.lang;
      document.body.hidden = true;
      document.documentElement.append(shown);
    }, html);
    await expectNoOverflow(page);
    await page.evaluate(() => document.documentElement.lastElementChild?.remove());
  }
  await page.goto('about:blank');
}

function expectTranslated({ sl, en, de }: Texts, names?: ReadonlySet<string>): void {
  expect.soft(rawKeysIn([...sl, ...en, ...de])).toEqual([]);
  expect.soft(untranslated(sl, en, names), 'in sl as in en').toEqual([]);
  expect.soft(untranslated(sl, de, names), 'in sl as in de').toEqual([]);
  expect.soft(untranslated(en, de, names), 'in en as in de').toEqual([]);
}

function hasWords(texts: string[]): boolean {
  return texts.some((text) => /\p{L}{4}/u.test(text));
}

/** Parts that look at their own size have done so. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function expectNoOverflow(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, 'px beyond the edge of the screen').toBe(0);
}
