import { randomUUID } from 'node:crypto';
import { expect, open, test } from './fixtures.ts';

const path = '/auth/first-administrator';

const deadTokens = { 'no secret': undefined, 'a wrong secret': randomUUID(), 'an endless secret': 'x'.repeat(300) };

for (const [secret, token] of Object.entries(deadTokens)) {
  test(`a link with ${secret} says that it is dead before an account is opened`, async ({ page }) => {
    await open(page, token ? `${path}?token=${token}` : path);
    await expect(page.getByRole('heading', { level: 1, name: 'Povezava ne velja več' })).toBeVisible();
    await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'strict-origin');
    await page.getByRole('main').getByRole('link', { name: 'Prijava' }).click();
    await expect(page).toHaveURL('/auth/login');
  });
}

test.describe('a learner', () => {
  test.use({ account: 'learner' });

  test('is led from such a link to the dashboard', async ({ page }) => {
    await open(page, `${path}?token=${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Povezava ne velja več' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Postanite skrbnik' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Na nadzorno ploščo' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('an administrator', () => {
  test.use({ account: 'admin' });

  test('hears that they are one', async ({ page }) => {
    await open(page, `${path}?token=${randomUUID()}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Že ste skrbnik' })).toBeVisible();
    await page.getByRole('link', { name: 'Odpri stran Uporabniki' }).click();
    await expect(page).toHaveURL('/dashboard/people');
  });
});
