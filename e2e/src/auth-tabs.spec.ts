import { query } from './database.ts';
import { expect, open, test } from './fixtures.ts';
import { logIn } from './new-account.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

test('who logs out in one tab is logged out in the others, and back in again', async ({ page, context }) => {
  const account = await openOnboardedAccount(page);
  const other = await context.newPage();
  await open(other, '/dashboard');
  await open(page, '/dashboard');

  await page.getByRole('button', { name: 'Odjava' }).click();
  await expect(page).toHaveURL('/');
  await expect(other, 'the other tab follows').toHaveURL('/');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();

  await open(page, '/auth/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/dashboard');
  await expect(other, 'and back again').toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: 'Dober dan, Maja Šuštar' })).toBeVisible();
});

test('a language chosen while signed in goes with the account to another browser', async ({ page, browser }) => {
  const account = await openOnboardedAccount(page);
  await open(page, '/dashboard');
  await page.getByRole('button', { name: 'Jezik: Slovenščina' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Maja Šuštar' })).toBeVisible();
  await expect
    .poll(async () => (await query('SELECT language FROM profiles WHERE id = $1', [account.id]))[0]?.language)
    .toBe('de');

  const elsewhere = await browser.newContext();
  const screen = await elsewhere.newPage();
  await open(screen, '/auth/login');
  await logIn(screen, account);
  await expect(screen.getByRole('heading', { level: 1, name: 'Guten Tag, Maja Šuštar' })).toBeVisible();
  await expect(screen.locator('html')).toHaveAttribute('lang', 'de');
  await elsewhere.close();
});
