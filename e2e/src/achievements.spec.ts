import type { Page } from '@playwright/test';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';
import { lesson, openToRead } from './open-lesson.ts';

const achievements = '/dashboard/achievements';

/** Where it is about noon, so that no hour of the test earns a badge. */
const hours = new Date().getUTCHours() - 12;
test.use({ timezoneId: `Etc/GMT${hours < 0 ? hours : `+${hours}`}` });

async function finishLesson(page: Page) {
  await openToRead(page, lesson);
  await page.getByRole('button', { name: 'Označi kot opravljeno' }).click();
  await expect(page.getByText('Lekcija je opravljena')).toBeVisible();
}

test('a finished lesson brings points and a badge, told by a toast and shown wherever achievements are', async ({
  page,
}) => {
  await openOnboardedAccount(page);
  await finishLesson(page);
  const toast = page.getByRole('listitem').filter({ hasText: 'Prva stran' });
  await expect(toast).toContainText(/Nova značka: Prva stran|novi? znač/, { timeout: 20_000 });

  // By keys alone, as anywhere else.
  await toast.getByRole('button', { name: 'Oglejte si dosežke' }).press('Enter');
  await expect(page).toHaveURL(achievements);
  const badges = page.getByRole('region', { name: 'Lekcije' });
  await expect(badges.getByRole('listitem').filter({ hasText: 'Prva stran' })).toContainText(
    /Opravili ste svojo prvo lekcijo\.\s*Osvojena \d/,
  );
  await expect(badges.getByRole('listitem').filter({ hasText: 'Poln zaboj orodja' })).toContainText('1 od 10 lekcij');
  await expect(page.getByText('1 dan zapored')).toBeVisible();
  const history = page.getByRole('region', { name: 'Zgodovina točk' });
  await expect(history.getByRole('link', { name: 'Električni naboj' })).toBeVisible();
  await expect(history.getByText('+10 XP')).toBeVisible();

  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Dosežki' })).toBeVisible();
  await expect(page.getByText('Nova značka', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Vsi dosežki' }).click();
  await expect(page).toHaveURL(achievements);

  await open(page, '/dashboard/profile');
  await expect(page.getByRole('region', { name: 'Dosežki' })).toContainText('Niz: 1 dan');
});

test('what was told of once is not told of again', async ({ page }) => {
  await openOnboardedAccount(page);
  const seen = page.waitForResponse(/achievements\/markSeen/);
  await finishLesson(page);
  await expect(page.getByText('Nova značka: Prva stran').first()).toBeVisible({ timeout: 20_000 });
  await seen;
  const asked = page.waitForResponse(/achievements\/news/);
  await open(page, '/dashboard/courses');
  expect(await (await asked).json()).toMatchObject({ json: { badges: [] } });
  await expect(page.getByText('Nova značka: Prva stran')).toBeHidden();
});

test('a newcomer is led to the first lesson', async ({ page }) => {
  await openOnboardedAccount(page);
  await open(page, achievements);
  await expect(page.getByRole('region', { name: 'Presenečenja' })).toContainText('Še 3 skrite značke');
  await expect(page.getByRole('heading', { name: 'Vaš prvi teden' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'danes še odprto' }).first()).toHaveAttribute(
    'aria-current',
    'date',
  );
  await page.getByRole('link', { name: 'Na prvo lekcijo' }).click();
  await expect(page).toHaveURL(/\/dashboard\/courses\/[a-z-]+\/[a-z-]+$/);
});

test.describe('in the dark, on a phone', () => {
  test.use({ account: 'learner', viewport: { width: 375, height: 800 } });

  test('the palette leads there', async ({ page, context }) => {
    await setPreferences(context, { theme: 'dark' });
    await open(page, '/dashboard/courses');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('značke');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(achievements);
    await expect(page.getByRole('heading', { level: 1, name: 'Dosežki' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Presenečenja' })).toBeVisible();
  });

  test('badges stand side by side, and each opens by keys', async ({ page }) => {
    await open(page, achievements);
    await expectBadgeToOpen(page);
  });
});

async function expectBadgeToOpen(page: Page) {
  const badges = page.getByRole('region', { name: 'Lekcije' }).getByRole('listitem');
  const [first, second] = await Promise.all([badges.nth(0).boundingBox(), badges.nth(1).boundingBox()]);
  expect(first?.y).toBe(second?.y);
  const how = page.getByText('Opravite 50 lekcij.');
  await expect(how).toBeHidden();
  await page.getByText('Podrobnosti: Zanesljiva roka').locator('..').press('Enter');
  await expect(how).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ account: 'learner', javaScriptEnabled: false });

  test('everything can be read', async ({ page }) => {
    await page.goto(achievements);
    await expect(page.getByRole('progressbar', { name: /^Točke do stopnje/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Vztrajnost' }).getByRole('listitem').first()).toBeVisible();
    await page.setViewportSize({ width: 375, height: 800 });
    await expectBadgeToOpen(page);
  });
});
