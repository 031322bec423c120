import type { Page } from '@playwright/test';
import { query } from './database.ts';
import { type NewAccount, openAccount } from './new-account.ts';

export type AccountWithId = NewAccount & { id: string };

/** An account that is welcomed with the first steps. */
export async function openNewAccount(page: Page, name = 'Maja Šuštar'): Promise<AccountWithId> {
  await allowSignIns();
  const account = await openAccount(page, name);
  return { ...account, id: await userIdOf(account.email) };
}

/** An account of two days, in whose way no first steps stand. */
export async function openOnboardedAccount(page: Page, name = 'Maja Šuštar'): Promise<AccountWithId> {
  const account = await openNewAccount(page, name);
  await query(`UPDATE users SET created_at = now() - interval '2 days' WHERE id = $1`, [account.id]);
  return account;
}

/** All tests come from one address, which would soon have signed in too often; how often it may write to us, or try the assistant, is another matter. */
export async function allowSignIns(): Promise<void> {
  await query(`DELETE FROM platform.rate_limits WHERE key NOT LIKE 'contact-%' AND key NOT LIKE 'assistant-trial%'`);
}

export async function userIdOf(email: string): Promise<string> {
  const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]);
  if (!user) throw new Error(`${email} has no account`);
  return user.id;
}
