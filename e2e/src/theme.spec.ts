import type { Page } from '@playwright/test';
import { expect, open, serverHtml, test } from './fixtures.ts';

test.use({ colorScheme: 'light' });

test('dark and light are shown at once, and from the first byte of the next page', async ({ page }) => {
  await open(page, '/');
  expect(await serverHtml(page, '/')).toContain('data-theme="system"');
  const light = await background(page);

  await choose(page, 'Videz: kot v sistemu', 'temen');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  expect(brightness(dark)).toBeLessThan(brightness(light));
  expect(await serverHtml(page, '/')).toMatch(/<html[^>]* data-theme="dark"/);
  await page.reload();
  expect(await background(page)).toBe(dark);

  await open(page, '/auth/login');
  expect(await background(page), 'other screens follow').toBe(dark);
  await choose(page, 'Videz: temen', 'svetel');
  await expect.poll(() => background(page)).toBe(light);
  expect(await serverHtml(page, '/')).toMatch(/<html[^>]* data-theme="light"/);
});

test('the system’s choice is followed as it changes', async ({ page }) => {
  await open(page, '/');
  const light = await background(page);
  await choose(page, 'Videz: kot v sistemu', 'svetel');
  await expect(page.getByRole('button', { name: 'Videz: svetel' })).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await background(page), 'a chosen theme stands').toBe(light);
  await choose(page, 'Videz: svetel', 'kot v sistemu');
  await expect.poll(() => background(page)).not.toBe(light);
  expect(await serverHtml(page, '/')).toMatch(/<html[^>]* data-theme="system"/);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
});

async function choose(page: Page, menu: string, theme: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: theme }).click();
}

/** As red, green, blue: a canvas reads any colour notation. */
function background(page: Page): Promise<string> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return pen.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ');
  });
}

function brightness(colour: string): number {
  return colour.split(' ').reduce((sum, part) => sum + Number(part), 0);
}
