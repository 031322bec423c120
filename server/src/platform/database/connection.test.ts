import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { shortLimits, startDatabaseProxy } from '../../test-support/database-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { createLogger } from '../logging.ts';
import { connectDatabase, type Database, type Db } from './database.ts';
import { isDatabaseUnavailable, isUnanswered } from './is-database-unavailable.ts';
import { takeTurns, unlessTaken } from './locks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function connectForTest(url = database.url): Database {
  const connected = connectDatabase(url, createLogger('silent'), shortLimits);
  onTestFinished(connected.close);
  return connected;
}

/** Ends the connection that `db` speaks over, and waits until this process has heard of it. */
async function loseConnection(db: Db): Promise<void> {
  const { rows } = await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
  await database.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  const isAnswered = () => db.execute(sql`SELECT`).then(...booleans);
  await expect.poll(isAnswered).toBe(false);
}

const advisoryLocks = `FROM pg_locks WHERE locktype = 'advisory'
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

const booleans = [() => true, () => false] as const;

const thrown = (promise: Promise<unknown>) => promise.then(undefined, (error: unknown) => error);

describe('a connection that is lost in the midst of a transaction', () => {
  it('fails that transaction and nothing else', async () => {
    const { db, pool } = connectForTest();
    const failure = await thrown(
      db.transaction(async (tx) => {
        await loseConnection(tx);
        await tx.execute(sql`SELECT`);
      }),
    );
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(pool.totalCount).toBe(0);
    expect(await db.transaction(async () => 'done')).toBe('done');
  });

  it('does not hide why the transaction was given up', async () => {
    const { db } = connectForTest();
    const givenUp = db.transaction(async (tx) => {
      await loseConnection(tx);
      throw new Error('changed my mind');
    });
    await expect(givenUp).rejects.toThrow('changed my mind');
  });
});

describe('a turn', () => {
  it('ends as its work does when the connection that guards it is lost', async () => {
    const { pool } = connectForTest();
    const guards = `SELECT pg_terminate_backend(pid) ${advisoryLocks}`;
    const turn = takeTurns(pool, 'content', async () => {
      expect(await database.query(guards)).toHaveLength(1);
      await expect.poll(() => database.query(guards)).toEqual([]);
      return 'done';
    });
    expect(await turn).toBe('done');
    expect(await takeTurns(pool, 'content', async () => 'next')).toBe('next');
  });

  it('is waited for longer than any statement may take', async () => {
    const { pool } = connectForTest();
    const order: string[] = [];
    const first = takeTurns(pool, 'content', async () => {
      await delay(shortLimits.answer + 500);
      order.push('first');
    });
    await expect.poll(async () => (await database.query(`SELECT ${advisoryLocks}`)).length).toBe(1);
    await Promise.all([first, takeTurns(pool, 'content', async () => void order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
    const { rows } = await pool.query('SHOW lock_timeout');
    expect(rows, 'the connection is as it was').toEqual([{ lock_timeout: '0' }]);
  });

  it('is left to the one who has it, where only one is needed', async () => {
    const { pool } = connectForTest();
    const done = await unlessTaken(pool, 'a', async () => [
      await unlessTaken(pool, 'a', async () => 'taken twice'),
      await unlessTaken(pool, 'b', async () => 'other'),
    ]);
    expect(done).toEqual([undefined, 'other']);
    expect(await unlessTaken(pool, 'a', async () => 'free again')).toBe('free again');
  });
});

describe('connections that died without a word', () => {
  it('fail what was asked of them, leave the pool, and are replaced', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const { db, pool } = connectForTest(proxy.url);
    const inUse = () => db.transaction((tx) => tx.execute(sql`SELECT`));
    await Promise.all(Array.from({ length: 10 }, inUse));
    expect(pool.idleCount).toBeGreaterThan(1);

    proxy.cut();
    // As many times as there is room: a connection that stayed behind each time would leave none.
    const failures = await Promise.all(Array.from({ length: 12 }, () => thrown(inUse())));
    expect(failures.map(isDatabaseUnavailable)).toEqual(failures.map(() => true));
    await expect.poll(() => pool.totalCount).toBe(0);

    proxy.restore();
    await inUse();
  });

  it('are waited for once, not again with each statement', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const { pool } = connectForTest(proxy.url);
    const client = await pool.connect();
    proxy.cut();
    const [first, second] = [await thrown(client.query('SELECT')), await thrown(client.query('ROLLBACK'))];
    client.release();
    expect([first, second].map(isDatabaseUnavailable)).toEqual([true, true]);
    expect([first, second].map(isUnanswered)).toEqual([true, false]);
    expect(pool.totalCount).toBe(0);
  });

  it('are not lent to others once one of them was found out', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const { pool } = connectForTest(proxy.url);
    await Promise.all(Array.from({ length: 5 }, () => pool.query('SELECT pg_sleep(0.2)')));
    expect(pool.idleCount).toBe(5);
    proxy.cut();
    proxy.restore();
    expect(isDatabaseUnavailable(await thrown(pool.query('SELECT')))).toBe(true);
    for (let times = 0; times < 5; times += 1) await pool.query('SELECT');
  });

  it('hold what they have locked in the database for a while only', async () => {
    const proxy = await startDatabaseProxy(database.url);
    const limits = { ...shortLimits, idleTransaction: 3000 };
    const { pool, close } = connectDatabase(proxy.url, createLogger('silent'), limits);
    onTestFinished(close);
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock(1)');
    proxy.cut();
    client.release(true);
    await database.query('SELECT pg_advisory_xact_lock(1)');
  });
});
