import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { oneTimeCode } from './one-time-code.ts';

const password = 'dolg stavek je dobro geslo';
const wanted = '/dashboard?od=prijave';

test('logs in with a password and a code, and lands where the visitor wanted to go', async ({ page, problems }) => {
  const account = await protectedAccount(page);
  await logIn(page, account.email);
  await expect(page).toHaveURL(`/auth/code?redirect=${encodeURIComponent(wanted)}`);

  problems.expectStatus(401);
  const code = page.getByLabel('Šestmestna koda');
  await expect(code).toBeFocused();
  await code.fill(wrongCode(account.secret));
  await page.getByRole('button', { name: 'Dokončaj prijavo' }).click();
  await expect(code).toHaveAccessibleDescription(/^Ta koda ni prava ali je že potekla\. Vpišite novo\./);
  await expect(code).toBeFocused();

  await code.fill(oneTimeCode(account.secret).replace(/(...)/, '$1 '));
  await page.getByRole('button', { name: 'Dokončaj prijavo' }).click();
  await expect(page).toHaveURL(wanted);
});

test('logs in with a recovery code, and is not asked again on a trusted device', async ({ page }) => {
  const account = await protectedAccount(page);
  await logIn(page, account.email);
  await page.getByRole('button', { name: 'Nimate telefona pri roki? Vpišite rezervno kodo' }).click();
  await expect(page.getByLabel('Rezervna koda')).toBeFocused();
  await page.getByLabel('Rezervna koda').fill(account.recoveryCode);
  await page.getByLabel('Na tej napravi 30 dni ne zahtevaj kode').check();
  await page.getByRole('button', { name: 'Dokončaj prijavo' }).click();
  await expect(page).toHaveURL(wanted);

  await page.request.post('/api/sign-out');
  await logIn(page, account.email);
  await expect(page).toHaveURL(wanted);
});

test('asks for the password again when there is nothing to confirm', async ({ page, problems }) => {
  problems.expectStatus(401);
  await open(page, `/auth/code?redirect=${encodeURIComponent(wanted)}`);
  await page.getByLabel('Šestmestna koda').fill('123456');
  await page.getByRole('button', { name: 'Dokončaj prijavo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prijava je potekla' })).toBeFocused();
  await page.getByRole('link', { name: 'Prijavite se znova' }).click();
  await expect(page).toHaveURL(`/auth/login?redirect=${encodeURIComponent(wanted)}`);
});

type ProtectedAccount = { email: string; secret: string; recoveryCode: string };

/** Set up through the API, which leaves the browser signed out. */
async function protectedAccount(page: Page): Promise<ProtectedAccount> {
  const email = `${randomUUID()}@example.com`;
  await post(page, '/api/sign-up', { full_name: 'Previdni Primož', email, password });
  const { secret, recovery_codes } = await post(page, '/api/account/two-factor', { password });
  await post(page, '/api/account/two-factor/confirm', { code: oneTimeCode(secret) });
  await page.context().clearCookies();
  return { email, secret, recoveryCode: recovery_codes[0] };
}

async function post(page: Page, path: string, data: object) {
  const response = await page.request.post(path, { data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

function wrongCode(secret: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => oneTimeCode(secret, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

async function logIn(page: Page, email: string): Promise<void> {
  await open(page, `/auth/login?redirect=${encodeURIComponent(wanted)}`);
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Geslo').fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}
