import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, setPreferences, test } from './fixtures.ts';
import { openAccount } from './new-account.ts';

/** One that no other test or run has; digits that look like letters are the same nickname. */
function newNickname(word: string): string {
  const digits = Array.from({ length: 8 }, () => randomInt(2, 10));
  return `${word} ${digits.join('')}`;
}

/** English and German agree on these. */
const monthNames = ['April', 'August', 'September', 'November'];

/** A browser of somebody new who has joined. */
async function participant(browser: Browser, fullName: string, nickname: string): Promise<Page> {
  const page = await browser.newPage();
  await openAccount(page, fullName);
  await join(page, nickname);
  return page;
}

async function join(page: Page, nickname: string): Promise<void> {
  await open(page, '/dashboard/leaderboard');
  await page.getByLabel('Vzdevek').fill(nickname);
  await page.getByRole('button', { name: 'Pridruži se lestvici' }).click();
  await expect(page.getByRole('row', { name: nickname })).toBeVisible();
}

test('learners join by nickname, see each other and are gone once they leave', async ({ page, browser, problems }) => {
  problems.expectStatus(422);
  const [ana, bor] = [newNickname('Ana'), newNickname('Bor')];
  const other = await participant(browser, 'Borut Skrivni', bor);

  const { email } = await openAccount(page, 'Anamarija Zasebna');
  // In the next week too, which may have begun by the time they are looked at.
  await query(
    `INSERT INTO weekly_points (user_id, week, points)
     SELECT id, date_trunc('week', now() AT TIME ZONE 'Europe/Ljubljana')::date + days, 35
     FROM users, unnest('{0,7}'::int[]) AS days WHERE email = $1`,
    [email],
  );
  await open(page, '/dashboard/leaderboard');
  await expect(page.getByText('Nikoli vašega imena, e-naslova, slike ali tega, kaj se učite.')).toBeVisible();
  await expect(page.getByText(bor), 'nobody is shown before joining').toHaveCount(0);
  await page.getByLabel('Vzdevek').fill(bor.toUpperCase().replace(' ', '.'));
  await page.getByRole('button', { name: 'Pridruži se lestvici' }).click();
  await expect(page.getByText('Ta vzdevek ali zelo podoben je že zaseden. Izberite drugega.')).toBeVisible();
  await join(page, ana);

  await expect(page.getByRole('heading', { level: 1 }), 'has the focus of the form that is gone').toBeFocused();

  const own = page.getByRole('row', { name: ana });
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(own.getByRole('cell', { name: '35', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: bor }).getByRole('cell', { name: '0', exact: true })).toBeVisible();
  await expect(page.getByText('Teden se konča po vašem času: ')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Skrivni');
  await expectFaultlessScreen(
    page,
    '/dashboard/leaderboard',
    new Set([...`${ana} ${bor} XP Anamarija Zasebna`.split(' '), ...monthNames]),
  );

  await setPreferences(page.context(), { language: 'sl' });
  await open(page, '/dashboard/leaderboard');
  await page.getByRole('button', { name: 'Zapusti lestvico' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await other.reload();
  await expect(other.getByRole('row', { name: bor })).toBeVisible();
  await expect(other.getByText(ana)).toHaveCount(0);
  await other.close();
});

test('a visitor sees of a public profile what its owner allows', async ({ page, browser, problems }) => {
  problems.expectStatus(404);
  const nickname = newNickname('Volt');
  const owner = await browser.newPage();
  const { email } = await openAccount(owner, 'Vesna Zasebna');
  await query(`INSERT INTO earned_badges (user_id, badge_id) SELECT id, 'first-lesson' FROM users WHERE email = $1`, [
    email,
  ]);
  const profile = `/learners/${encodeURIComponent(nickname)}`;
  expect((await page.request.get(profile)).status()).toBe(404);

  await open(owner, '/dashboard/settings/visibility');
  await owner.getByLabel('Vzdevek').fill(nickname);
  await owner.getByLabel('Imam javni profil').check();
  await owner.getByLabel('Osvojene značke').check();
  await owner.getByRole('button', { name: 'Shrani' }).click();
  await owner.getByRole('link', { name: profile }).click();
  await expect(owner.getByText('Tako vas vidijo drugi.')).toBeVisible();

  await open(page, profile.toLowerCase());
  await expect(page.getByRole('heading', { level: 1, name: nickname })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Značke' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Stopnja', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Potrdila' })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Vesna');
  await expectFaultlessScreen(page, profile, new Set([...`${nickname} · Navor`.split(' '), ...monthNames]));

  await open(owner, '/dashboard/settings/visibility');
  await owner.getByLabel('Imam javni profil').uncheck();
  await owner.getByRole('button', { name: 'Shrani' }).click();
  await expect(owner.getByRole('link', { name: profile })).toHaveCount(0);
  expect((await page.request.get(profile)).status()).toBe(404);
  await owner.close();
});
