import type { Locator, Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { expect, open, test } from './fixtures.ts';
import { components } from './gallery-parts.ts';

test('shows every component in both themes', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gradniki vmesnika');
  const groups = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  const parts = { light: new Set<string>(), dark: new Set<string>() };
  for (const group of groups) {
    const light = page.getByRole('region', { name: `${group}: svetel videz` });
    const dark = page.getByRole('region', { name: `${group}: temen videz` });
    expect(await background(light)).not.toBe(await background(dark));
    for (const name of await partsOf(light)) parts.light.add(name);
    for (const name of await partsOf(dark)) parts.dark.add(name);
  }
  expect(components.filter((name) => !parts.light.has(name))).toEqual([]);
  expect(components.filter((name) => !parts.dark.has(name))).toEqual([]);
});

test.describe('with the keyboard', () => {
  test.use({ reducedMotion: 'reduce' });

  test('whatever opens is used, closed and gives the focus back', async ({ page }) => {
    await open(page, '/dev/ui');
    await test.step('a dialog keeps the focus', () => useDialog(page));
    await test.step('a question before deletion opens on the safe answer', () => answerSafely(page));
    await test.step('a sheet', () => useSheet(page));
    await test.step('a menu is walked through', () => walkThroughMenu(page));
    await test.step('the palette finds and runs', () => usePalette(page));
  });
});

test('a tooltip waits 700 ms for the mouse and not at all for the keyboard', async ({ page }) => {
  await page.clock.install();
  await open(page, '/dev/ui');
  await stopClock(page);
  const button = overlays(page).getByRole('button', { name: 'Kopiraj povezavo' });
  const tooltip = page.getByRole('tooltip', { name: 'Povezava odpre to lekcijo' });
  await button.hover();
  await page.clock.runFor(690);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(20);
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await overlays(page).getByRole('button', { name: 'Več dejanj' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(tooltip).toBeVisible();
});

test('at most five toasts are kept, and they leave by hand or on their own', async ({ page }) => {
  await page.clock.install();
  await open(page, '/dev/ui');
  const feedback = page.getByRole('region', { name: 'Odzivi: svetel videz' });
  const toasts = page.getByRole('region', { name: /^Obvestila/ }).getByRole('listitem');
  await feedback.getByRole('button', { name: 'Pokaži napako' }).press('Enter');
  await toasts.getByRole('button', { name: 'Zapri' }).press('Enter');
  await expect(toasts).toHaveCount(0);

  await stopClock(page);
  for (let count = 1; count <= 7; count += 1) {
    await feedback.getByRole('button', { name: 'Pokaži potrditev' }).press('Enter');
    await expect(toasts).toHaveCount(Math.min(count, 5));
  }
  await page.clock.runFor(7000);
  await expect(toasts).toHaveCount(0);
});

async function useDialog(page: Page): Promise<void> {
  const opener = overlays(page).getByRole('button', { name: 'Preimenuj lekcijo' });
  const dialog = page.getByRole('dialog', { name: 'Preimenuj lekcijo' });
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
  for (let stop = 0; stop < 6; stop += 1) {
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

async function answerSafely(page: Page): Promise<void> {
  const opener = overlays(page).getByRole('button', { name: 'Izbriši lekcijo' });
  const question = page.getByRole('alertdialog', { name: 'Želite izbrisati lekcijo »Navor in ročica«?' });
  await opener.press('Enter');
  await expect(question.getByRole('button', { name: 'Prekliči' })).toBeFocused();
  expect(await seriousViolations(page, '[role=alertdialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(opener).toBeFocused();
}

async function useSheet(page: Page): Promise<void> {
  const opener = overlays(page).getByRole('button', { name: 'Z desne' });
  const sheet = page.getByRole('dialog', { name: 'Filtri' });
  await opener.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
}

async function walkThroughMenu(page: Page): Promise<void> {
  const opener = overlays(page).getByRole('button', { name: 'Več dejanj' });
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Uredi' })).toBeFocused();
  expect(await seriousViolations(page, '[role=menu]')).toEqual([]);
  await page.keyboard.press('ArrowDown');
  const visibility = page.getByRole('menuitemcheckbox', { name: 'Vidna vsem' });
  await expect(visibility, 'what is disabled is passed over').toBeFocused();
  await expect(visibility).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(opener).toBeFocused();
}

async function usePalette(page: Page): Promise<void> {
  const opener = overlays(page).getByRole('button', { name: 'Odpri iskanje' });
  const palette = page.getByRole('dialog', { name: 'Iskanje in ukazi' });
  await opener.press('Enter');
  await expect(palette.getByRole('combobox', { name: 'Iskanje' })).toBeFocused();
  await expect(palette.getByRole('option')).toHaveCount(4);
  expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.type('koled');
  await expect(palette.getByRole('option')).toHaveText(['Koledar']);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).toHaveURL('/dev/ui#overlays');

  await opener.press('Enter');
  await expect(palette.getByRole('combobox', { name: 'Iskanje' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
}

/** From here on, time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

function overlays(page: Page): Locator {
  return page.getByRole('region', { name: 'Okna in meniji: svetel videz' });
}

function background(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Each part stands under its name, or under the names of those it is shown with. */
async function partsOf(group: Locator): Promise<string[]> {
  const labels = await group.getByRole('paragraph').allInnerTexts();
  return labels.flatMap((label) => label.split(', ')).map((name) => name.split(' ')[0] ?? '');
}
