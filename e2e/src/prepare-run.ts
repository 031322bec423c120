import { expect, request } from '@playwright/test';
import { address } from './address.ts';
import { query } from './database.ts';
import { accounts, demoPassword } from './demo-accounts.ts';
import { sessionFile } from './run-folder.ts';

/** What every test may rely on. */
export default async function prepareRun(): Promise<void> {
  await signInAccounts();
  await waitForSearchIndex();
  await dismissDemoBadges();
}

/** Once a run: sign-ins are rate-limited, and a password check is slow on purpose. */
async function signInAccounts(): Promise<void> {
  for (const [account, { email }] of Object.entries(accounts)) {
    const visitor = await request.newContext({ baseURL: address });
    const response = await visitor.post('/api/sign-in', { data: { email, password: demoPassword } });
    if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
    await visitor.storageState({ path: sessionFile(account) });
    await visitor.dispose();
  }
}

/** A first start leaves that to jobs. */
async function waitForSearchIndex(): Promise<void> {
  const unfinished = `SELECT FROM jobs.job WHERE name IN ('refresh-search-index', 'deliver-event') AND state < 'completed'`;
  await expect.poll(() => query(unfinished), { timeout: 180_000, intervals: [100] }).toEqual([]);
}

/** Badges that the demo begins with are told of in a toast, once: on whichever screen happens to be opened first. */
async function dismissDemoBadges(): Promise<void> {
  await query('UPDATE earned_badges SET seen_at = now() WHERE seen_at IS NULL');
}
