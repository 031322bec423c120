import type { Page } from '@playwright/test';
import { expect, open, ready, serverHtml, test } from './fixtures.ts';

const landing = {
  sl: { title: 'Spletno učenje tehnike · Navor', heading: 'Naučite se tehnike. Z enotami vred.' },
  en: { title: 'Learn engineering online · Navor', heading: 'Learn engineering. Units included.' },
  de: { title: 'Technik online lernen · Navor', heading: 'Technik lernen. Einheiten inklusive.' },
} as const;

type Language = keyof typeof landing;

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-GB' });

  test('the landing page is still in Slovenian at first', async ({ page }) => {
    await open(page, '/');
    await expectLanding(page, 'sl');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Spletni tečaji tehnike/);
  });
});

test('the language changes in place, and stays after a reload', async ({ page }) => {
  await open(page, '/');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });

  await choose(page, 'Jezik: Slovenščina', 'English');
  await expectLanding(page, 'en');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Online engineering courses/);
  await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');

  await choose(page, 'Language: English', 'Deutsch');
  await expectLanding(page, 'de');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Onlinekurse für Technik/);
  await expect(page.getByRole('contentinfo')).toContainText('Alle Rechte vorbehalten.');

  expect(loads, 'the page is never loaded again').toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de');

  const html = await serverHtml(page, '/');
  expect(html).toContain('<html lang="de"');
  expect(html).toContain(landing.de.heading);
  expect(html).toContain(`<title>${landing.de.title}</title>`);
  await page.reload();
  await ready(page);
  await expectLanding(page, 'de');
});

test('the language can be chosen with the keyboard alone', async ({ page }) => {
  await open(page, '/');
  const menu = page.getByRole('button', { name: 'Jezik: Slovenščina' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Slovenščina' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLanding(page, 'en');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeFocused();
});

test('another open tab follows the choice', async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, '/auth/login');
  await open(page, '/');
  await choose(page, 'Jezik: Slovenščina', 'Deutsch');
  await expectLanding(page, 'de');
  await expect(other.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
});

test('a choice kept by the browser survives the loss of the cookie', async ({ page, context }) => {
  await open(page, '/');
  await choose(page, 'Jezik: Slovenščina', 'English');
  await expectLanding(page, 'en');
  await context.clearCookies({ name: 'language' });
  await page.reload();
  await expectLanding(page, 'en');
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en');
});

async function choose(page: Page, menu: string, language: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

async function expectLanding(page: Page, language: Language): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('heading', { level: 1, name: landing[language].heading })).toBeVisible();
  await expect(page).toHaveTitle(landing[language].title);
}
