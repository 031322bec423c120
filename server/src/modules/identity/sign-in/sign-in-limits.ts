import type { Pool } from 'pg';
import { forgiveUse, limitUse } from '../../../platform/rate-limit.ts';

/** A password hash costs a tenth of a second of a core: this keeps guessing, and exhaustion, slow. */
const perAccountAndAddress = { limit: 10, windowSeconds: 300 };
/** Against many callers who guess together. High enough that it is work to shut somebody out with it. */
const perAccount = { limit: 100, windowSeconds: 900 };
/** One caller may not try many accounts either. */
export const perAddress = { limit: 30, windowSeconds: 300 };

/** Counts one try of an account's password, wherever it is tried. */
export async function countAccountTry(pool: Pool, email: string, address: string): Promise<void> {
  await limitUse(pool, keys(email, address).accountAndAddress, perAccountAndAddress);
  await limitUse(pool, keys(email, address).account, perAccount);
}

export async function countAddressTry(pool: Pool, address: string): Promise<void> {
  await limitUse(pool, keys('', address).address, perAddress);
}

/** Only failures count in the end: a class signs in from one address at the same minute. */
export async function forgiveTry(pool: Pool, email: string, address: string): Promise<void> {
  for (const key of Object.values(keys(email, address))) await forgiveUse(pool, key);
}

/** Addresses of mail are cut at what an account may have: a key of any length could not be stored. */
function keys(email: string, address: string) {
  const account = `sign-in:${email.toLowerCase().slice(0, 254)}`;
  return { account, accountAndAddress: `${account}:${address}`, address: `sign-in:${address}` };
}
