import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { type Db, withClient } from './database.ts';

/** Every advisory lock of the product, so that no two things share a number. */
export const locks = {
  migrations: 7_266_867,
  firstAdministrator: 7_266_868,
  demoAccounts: 7_266_869,
  content: 7_266_870,
  starterContent: 7_266_871,
  searchIndex: 7_266_872,
  credentialKeys: 7_266_873,
  storedFiles: 7_266_874,
} as const;

/** Runs `work` in one process at a time, however many of them share the database. */
export async function takeTurns<Result>(
  pool: Pool,
  lock: keyof typeof locks,
  work: () => Promise<Result>,
): Promise<Result> {
  return withClient(pool, async (client) => {
    await waitForLock(client, locks[lock]);
    return thenUnlock(client, 'pg_advisory_unlock($1)', locks[lock], work);
  });
}

/**
 * Runs `work` unless somebody is at it, in this process or another; `name` says at what. Who dies, or loses the database, is
 * at it no longer.
 */
export async function unlessTaken<Result>(
  pool: Pool,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return withClient(pool, async (client) => {
    const { rows } = await client.query('SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS is_free', [name]);
    if (!rows[0]?.is_free) return undefined;
    return thenUnlock(client, 'pg_advisory_unlock(hashtextextended($1, 0))', name, work);
  });
}

/**
 * The same for the rest of a transaction. It needs no connection of its own, so that many requests that wait at once cannot
 * take them all from the one whose turn it is.
 */
export async function waitForTurn(tx: Db, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks[lock]})`);
}

/** The same beside others who take it this way: each keeps out only who wants the turn alone, by `waitForTurn`. */
export async function waitForSharedTurn(tx: Db, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${locks[lock]})`);
}

/** The same with a name instead of a number, for things of which there are many. */
export async function waitForTurnAt(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Somebody else's turn may take longer than any statement may, so the wait is taken in parts. */
async function waitForLock(client: PoolClient, key: number): Promise<void> {
  await client.query('SET lock_timeout = 1000');
  for (;;) {
    const isOurs = await client.query('SELECT pg_advisory_lock($1)', [key]).then(() => true, orNotYet);
    if (isOurs) break;
  }
  await client.query('RESET lock_timeout');
}

function orNotYet(error: Error & { code?: string }): false {
  if (error.code === '55P03') return false;
  throw error;
}

async function thenUnlock<Result>(
  client: PoolClient,
  unlock: string,
  key: number | string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    // A lock ends with its connection at the latest, and what was done meanwhile stays done.
    await client.query(`SELECT ${unlock}`, [key]).catch(() => void client.end());
  }
}
