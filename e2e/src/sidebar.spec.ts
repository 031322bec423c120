import type { Page } from '@playwright/test';
import { seriousViolations } from './accessibility.ts';
import { accounts } from './demo-accounts.ts';
import { expect, open, test } from './fixtures.ts';

test.use({ account: 'learner' });

const { email, name, initials } = accounts.learner;

test('shows who is signed in', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(initials, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nadzorna plošča', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('is headed by the brand, which is called as it reads', async ({ page }) => {
  await page.goto('/dashboard');
  const brand = page.getByRole('link', { name: /^Navor\b/ });
  await expect(brand).toHaveText('Navor');
  await expect(brand).toHaveAttribute('href', '/dashboard');
});

test('collapses to 70 px and expands to 256 px', async ({ page, context, browser, problems }) => {
  await open(page, '/dashboard');
  await expect.poll(() => sidebarWidth(page)).toBe(256);

  await page.getByRole('button', { name: 'Strni stranski meni' }).click();
  await expect.poll(() => sidebarWidth(page)).toBe(70);
  await expect(page.getByText(email)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Nadzorna plošča', exact: true })).toBeVisible();

  const cookie = (await context.cookies()).find((each) => each.name === 'sidebar_state');
  expect(cookie?.value).toBe('collapsed');
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(daysLeft).toBeGreaterThan(6.9);
  expect(daysLeft).toBeLessThanOrEqual(7);

  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  problems.watch(plain);
  const first = await plain.newPage();
  await first.goto('/dashboard');
  expect(await sidebarWidth(first), 'already in the first view of the server').toBe(70);
  await plain.close();

  await open(page, '/dashboard');
  await page.keyboard.press('Control+b');
  await expect.poll(() => sidebarWidth(page)).toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(() => sidebarWidth(page)).toBe(70);
  await page.getByRole('button', { name: 'Razširi stranski meni' }).click();
  await expect.poll(() => sidebarWidth(page)).toBe(256);
});

test('narrows beside a lesson, where the outline and the contents stay in view', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/dashboard/courses/osnove-elektrotehnike/ohmov-zakon');
  expect(await sidebarWidth(page)).toBe(70);
  const outline = page.getByRole('navigation', { name: 'Vsebina tečaja' });
  const contents = page.getByRole('navigation', { name: 'V tej lekciji' });
  for (const part of [outline, contents]) await expect(part).toBeInViewport();
  await page.evaluate(() => window.scrollBy(0, 1500));
  for (const part of [outline, contents]) await expect(part).toBeInViewport();

  await page.getByRole('button', { name: 'Razširi stranski meni' }).click();
  await expect.poll(() => sidebarWidth(page)).toBe(256);
  const cookie = (await context.cookies()).find((each) => each.name === 'reading_sidebar_state');
  expect(cookie?.value).toBe('expanded');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60)).toBeLessThanOrEqual(7);
  await page.reload();
  expect(await sidebarWidth(page), 'as whoever reads wants it').toBe(256);
});

test('is as it was left once a lesson is left', async ({ page }) => {
  await open(page, '/dashboard/courses/osnove-elektrotehnike');
  expect(await sidebarWidth(page)).toBe(256);
  await page.getByRole('main').getByRole('link', { name: 'Ohmov zakon' }).first().click();
  await expect.poll(() => sidebarWidth(page)).toBe(70);
  await page.goBack();
  await expect.poll(() => sidebarWidth(page)).toBe(256);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('is a sheet that opens with its button and closes with Escape', async ({ page }) => {
    await open(page, '/dashboard');
    expect(await sidebarWidth(page), 'takes no room of the screen').toBe(0);
    const button = page.getByRole('button', { name: 'Odpri meni' });
    const sheet = page.getByRole('dialog', { name: 'Meni' });

    await button.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
    await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
    await expect(sheet.getByText(email)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Odjava' }), 'Enter must not log out').not.toBeFocused();

    expect(await seriousViolations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(button).toBeFocused();
  });

  for (const path of ['/dashboard/nope', '/dashboard']) {
    test(`closes when a link is followed from ${path}`, async ({ page, problems }) => {
      problems.expectStatus(404);
      await open(page, path);
      await page.getByRole('button', { name: 'Odpri meni' }).click();
      const sheet = page.getByRole('dialog', { name: 'Meni' });
      await sheet.getByRole('link', { name: 'Nadzorna plošča', exact: true }).click();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: `Dober dan, ${name}` })).toBeVisible();
    });
  }
});

/** The bar over the screen begins where the sidebar ends. */
async function sidebarWidth(page: Page): Promise<number | undefined> {
  return (await page.getByRole('banner').boundingBox())?.x;
}
