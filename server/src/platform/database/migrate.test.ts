import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test-support/test-database.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { locks } from './locks.ts';
import { isMigrated, migrateDatabase } from './migrate.ts';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'template0' });
  pool = new pg.Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

describe('migrating', () => {
  it('brings an empty database up to date once, when four processes try at the same moment', async () => {
    await expect(isMigrated(pool)).rejects.toThrow();
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.url)));
    const files = await readdir(new URL('../../../migrations', import.meta.url));
    const [applied] = await database.query<{ count: number }>('SELECT count(*)::int AS count FROM migrations.applied');
    expect(applied?.count).toBe(files.filter((name) => name.endsWith('.sql')).length);
    expect(await isMigrated(pool)).toBe(true);
  });

  it('fails, and nothing more, when the database hangs up meanwhile', async () => {
    const other = await pool.connect();
    await other.query('SELECT pg_advisory_lock($1)', [locks.migrations]);
    const failing = migrateDatabase(database.url).catch((error: unknown) => error);
    await expect.poll(database.countWaiting).toBe(1);
    await database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    expect(isDatabaseUnavailable(await failing)).toBe(true);
    other.release(true);
  });

  it('changes nothing when there is nothing to do', async () => {
    const before = await database.query('SELECT * FROM migrations.applied');
    await migrateDatabase(database.url);
    expect(await database.query('SELECT * FROM migrations.applied')).toEqual(before);
  });

  it('is known to be incomplete when the newest migration is missing', async () => {
    await database.query(
      'DELETE FROM migrations.applied WHERE created_at = (SELECT max(created_at) FROM migrations.applied)',
    );
    expect(await isMigrated(pool)).toBe(false);
  });
});
