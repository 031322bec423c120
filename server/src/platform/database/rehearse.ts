import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { type Db, type Queryable, withClient } from './database.ts';

/** One connection, for the query builder and for named statements alike. */
type Rehearsal = { db: Db; connection: Queryable };

/** Runs `work` in a transaction that is always taken back: it sees what it has written, and nobody else ever will. */
export function rehearse<Result>(pool: Pool, work: (rehearsal: Rehearsal) => Promise<Result>): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN');
    try {
      return await work({ db: drizzle({ client, casing: 'snake_case' }), connection: client });
    } finally {
      // A connection that cannot take it back any more is given up, and the database takes it back then.
      await client.query('ROLLBACK').catch(() => void client.end());
    }
  });
}
