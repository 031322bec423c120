import { request } from '@playwright/test';
import { address } from './address.ts';
import { accounts, demoPassword } from './demo-accounts.ts';
import { sessionFile } from './run-folder.ts';

/** Signs every account in once a run: sign-ins are rate-limited, and a password check is slow on purpose. */
export default async function signInAccounts(): Promise<void> {
  for (const [account, { email }] of Object.entries(accounts)) {
    const visitor = await request.newContext({ baseURL: address });
    const response = await visitor.post('/api/sign-in', { data: { email, password: demoPassword } });
    if (!response.ok()) throw new Error(`${email} could not sign in: ${await response.text()}`);
    await visitor.storageState({ path: sessionFile(account) });
    await visitor.dispose();
  }
}
