import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { expectFaultlessScreen } from './faultless-screen.ts';
import { expect, open, test } from './fixtures.ts';
import { openOnboardedAccount } from './onboarding-accounts.ts';

const title = 'ARDUINO 555';
const settings = '/dashboard/settings/subscription';

/** Somebody whom a booking has sent to the cashier for trying out; what sold it is not asked here. */
async function newPurchase(page: Page, heldFor: string): Promise<string> {
  const { id: userId } = await openOnboardedAccount(page);
  const id = randomUUID();
  await query(
    `INSERT INTO purchases (id, user_id, subject_kind, subject_id, source, title, cents, return_path, expires_at, cashier_ref, url)
     VALUES ($1::uuid, $2, 'booking', $1::uuid, 'sandbox', $3, 2700, $4, now() + $5::interval, $1::text, '/')`,
    [id, userId, title, settings, heldFor],
  );
  await query(
    `INSERT INTO sandbox_visits (id, user_id, purpose, is_trial, purchase, leave_url, expires_at)
     VALUES ($1, $2, 'purchase', false, jsonb_build_object('title', $3::text, 'cents', 2700), $4, now() + $5::interval)`,
    [id, userId, title, settings, heldFor],
  );
  return `/sandbox-checkout/${id}`;
}

/** What ten minutes do; those of the browser pass by its clock. */
async function endHold(address: string): Promise<void> {
  const id = address.split('/').at(-1);
  await query('UPDATE purchases SET expires_at = now() WHERE id = $1', [id]);
  await query('UPDATE sandbox_visits SET expires_at = now() WHERE id = $1', [id]);
}

test('something is paid for once, and its invoice is with the others', async ({ page, problems }) => {
  problems.expectStatus(402);
  const address = await newPurchase(page, '10 minutes');
  await page.goto(address);
  await expect(page.getByText(/Za vas rezervirano do/)).toBeVisible();
  await page.getByRole('button', { name: 'Uporabi kartico 4000 0000 0000 0002' }).click();
  await page.getByRole('button', { name: /Plačaj 27,00/ }).click();
  await expect(page.getByRole('alert')).toContainText('zavrnila');
  await page.getByRole('button', { name: 'Uporabi kartico 4000 0025 0000 3155' }).click();
  await page.getByRole('button', { name: /Plačaj 27,00/ }).click();
  await page.getByRole('button', { name: 'Potrdi' }).click();
  await expect(page).toHaveURL(settings);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('27,00', { timeout: 500 });
  }).toPass();
  await page.goto(address);
  await expect(page).toHaveURL(settings);
});

test('leaving leads back, and a hold that ends meanwhile is told of by itself', async ({ page }) => {
  await page.clock.install();
  const address = await newPurchase(page, '10 minutes');
  await page.goto(address);
  await page.getByRole('link', { name: 'Nazaj brez plačila' }).click();
  await expect(page).toHaveURL(settings);
  await open(page, address);
  await expect(page.getByText(/Za vas rezervirano do/)).toBeVisible();
  await endHold(address);
  await page.clock.fastForward('10:01');
  await expect(page.getByRole('heading', { level: 1, name: 'Ta nakup ni več odprt' })).toBeVisible();
  await page.getByRole('link', { name: 'Nazaj', exact: true }).click();
  await expect(page).toHaveURL(settings);
});

test('the page to pay on is a sound screen, while it is held and after', async ({ page }) => {
  test.slow();
  await expectFaultlessScreen(page, await newPurchase(page, '10 minutes'), new Set(title.split(' ')));
  await expectFaultlessScreen(page, await newPurchase(page, '-1 minutes'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('something is paid for all the same', async ({ page }) => {
    await page.goto(await newPurchase(page, '10 minutes'));
    await page.getByLabel('Številka kartice').fill('4242 4242 4242 4242');
    await page.getByLabel('Velja do').fill('12/40');
    await page.getByLabel('Varnostna koda').fill('123');
    await page.getByRole('button', { name: /Plačaj 27,00/ }).click();
    await expect(page).toHaveURL(settings);
  });
});
