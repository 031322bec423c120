import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from '../logging.ts';

/** What reads and writes take as their first argument: the database, or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export type Database = ReturnType<typeof connectDatabase>;

export function connectDatabase(url: string, log: Logger) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: '-c timezone=UTC',
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'database connection lost');
  });
  const db = drizzle({ client: pool, casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
}
