import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Logger } from '../logging.ts';
import { type ConnectionLimits, connectionOptions, usualLimits } from './connection.ts';
import { isDatabaseUnavailable, isUnanswered } from './is-database-unavailable.ts';

/** What reads and writes take as their first argument: the database, or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** What named statements are run on: the pool, or one connection of it in a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>;

export type Database = ReturnType<typeof connectDatabase>;

export function connectDatabase(url: string, log: Logger, limits: ConnectionLimits = usualLimits) {
  const pool = new pg.Pool({
    ...connectionOptions(url, limits),
    max: 10,
    idleTimeoutMillis: 30_000,
    statement_timeout: limits.statement,
  });
  // An idle connection that breaks is replaced by the pool; unheard, the event would end the process.
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'database connection lost');
  });
  distrustIdleAfterSilence(pool);
  const db = drizzle({ client: pool, casing: 'snake_case' });
  db.transaction = (work, config) =>
    withClient(pool, async (client) => {
      let failure: unknown;
      const noting: typeof work = (tx) =>
        work(tx).catch((error: unknown) => {
          failure = error;
          throw error;
        });
      try {
        return await drizzle({ client, casing: 'snake_case' }).transaction(noting, config);
      } catch (error) {
        // A rollback that fails with the connection would hide why it was tried.
        throw failure ?? error;
      }
    });
  return { db, pool, close: () => pool.end() };
}

/**
 * Lends a connection, and gives it back whatever happens, which the query builder does not when the first statement of a
 * transaction fails. One that is lost does not come back to the pool.
 */
export async function withClient<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(isDatabaseUnavailable(failure) ? (failure as Error) : client.getTransactionStatus() !== 'I');
  }
}

/**
 * When one connection stayed without an answer, those that nobody uses have most likely died as silently: each of them
 * would cost somebody the same wait.
 */
function distrustIdleAfterSilence(pool: pg.Pool): void {
  const idle = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (error, client) => {
    if (!error) idle.add(client);
    else if (isUnanswered(error)) for (const each of [...idle]) discard(each, error);
  });
}

/** The pool takes the error for one of the connection itself; a farewell could not be delivered. */
function discard(client: pg.PoolClient, error: Error): void {
  client.emit('error', error);
  client.connection.stream.destroy();
}
