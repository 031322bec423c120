import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from './database.ts';

/** Every advisory lock of the product, so that no two things share a number. */
export const locks = {
  migrations: 7_266_867,
  firstAdministrator: 7_266_868,
  demoAccounts: 7_266_869,
  content: 7_266_870,
  starterContent: 7_266_871,
  searchIndex: 7_266_872,
} as const;

/** Runs `work` in one process at a time, however many of them share the database. */
export async function takeTurns<Result>(
  pool: Pool,
  lock: keyof typeof locks,
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // Somebody else's turn may take longer than a statement usually may.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [locks[lock]]);
    await client.query('RESET statement_timeout');
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [locks[lock]]);
    client.release();
  }
}

/**
 * The same for the rest of a transaction. It needs no connection of its own, so that many requests that wait at once cannot
 * take them all from the one whose turn it is.
 */
export async function waitForTurn(tx: Db, lock: keyof typeof locks): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks[lock]})`);
}
