import type { Pool } from 'pg';
import { countTry, forgetTries, forgiveUse, limitUse, readUse, refuseLimited } from '../../../platform/rate-limit.ts';

/** Whoever mistypes a few times is not held up; whoever guesses waits longer and longer, and only here. */
const perAccountAndAddress = { free: 10, firstSeconds: 5, longestSeconds: 900, forgottenAfterSeconds: 86_400 };
/** Against many callers who guess together. */
const perAccount = { limit: 100, windowSeconds: 900 };
/** Against one caller who tries many accounts. */
const perAddress = { limit: 100, windowSeconds: 300 };
/** Nobody gets a place on this list but by the right password. */
const familiarSeconds = 90 * 86_400;

/**
 * Counts one try of an account's password. A school is one network address to us: those who have signed in from there
 * before are counted on their own, so that nobody shuts them out by guessing at others, or at them from elsewhere.
 */
export async function countSignInTry(pool: Pool, email: string, address: string): Promise<void> {
  const { pair, account, caller } = keys(email, address);
  const isKnown = await isFamiliar(pool, pair);
  // Before anything is written: whoever is refused could otherwise fill the table with addresses of mail that they make up.
  if (!isKnown) refuseLimited(await readUse(pool, caller, perAddress));
  refuseLimited(await countTry(pool, pair, perAccountAndAddress));
  if (isKnown) return;
  await limitUse(pool, account, perAccount);
  await limitUse(pool, caller, perAddress);
}

/** Only failures count in the end: a class signs in from one address at the same minute. */
export async function forgiveSignInTry(pool: Pool, email: string, address: string): Promise<void> {
  const { pair, account, caller } = keys(email, address);
  await forgetTries(pool, pair);
  if (!(await isFamiliar(pool, pair))) {
    await forgiveUse(pool, account);
    await forgiveUse(pool, caller);
  }
  await rememberAsFamiliar(pool, pair);
}

/** Addresses of mail are cut at what an account may have: a key of any length could not be stored. */
function keys(email: string, address: string) {
  const account = `sign-in:${email.toLowerCase().slice(0, 254)}`;
  return { account, pair: `${account}:${address}`, caller: `sign-in:${address}` };
}

async function isFamiliar(pool: Pool, pair: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'sign-in-is-familiar',
    text: 'SELECT FROM platform.rate_limits WHERE key = $1 AND resets_at > now()',
    values: [`familiar:${pair}`],
  });
  return rowCount === 1;
}

async function rememberAsFamiliar(pool: Pool, pair: string): Promise<void> {
  await pool.query({
    name: 'sign-in-remember-familiar',
    text: `INSERT INTO platform.rate_limits (key, count, resets_at) VALUES ($1, 0, now() + make_interval(secs => $2))
           ON CONFLICT (key) DO UPDATE SET resets_at = excluded.resets_at`,
    values: [`familiar:${pair}`, familiarSeconds],
  });
}
