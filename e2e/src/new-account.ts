import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';

export type NewAccount = { email: string; password: string; name: string };

/** Opens an account of the test's own, whose address is verified, and signs this browser in, so that the shared ones stay as they are. */
export async function openAccount(page: Page, name: string): Promise<NewAccount> {
  const account = { email: `${randomUUID()}@example.com`, password: 'dolg stavek je dobro geslo', name };
  const response = await page.request.post('/api/sign-up', {
    data: { email: account.email, password: account.password, full_name: name },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await query('UPDATE users SET email_verified = true WHERE email = $1', [account.email]);
  return account;
}

/** Fills the login form in and sends it. */
export async function logIn(page: Page, { email, password }: Pick<NewAccount, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-naslov').fill(email);
  await page.getByLabel('Geslo').fill(password);
  await page.getByRole('button', { name: 'Prijava', exact: true }).click();
}

/** They are offered to every new account, above its dashboard. */
export async function putFirstStepsOff(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Pozneje' }).click();
}
