import pg from 'pg';
import { expect, inject, vi } from 'vitest';
import { applicationRole } from '../platform/database/postgres-server/application-role.ts';
import { databaseUrl, templateDatabase } from './global-setup.ts';

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** A database with every migration, for one test file alone. */
export async function createTestDatabase({ template = templateDatabase }: { template?: string } = {}) {
  const server = inject('databaseServer');
  const name = `test_${process.pid}_${Date.now()}_${made++}`;
  await onServer(server, copyOf(template, name));
  const url = databaseUrl(inject('applicationServer'), name);
  const beside = connectBeside(url);
  return {
    url,
    /** One statement, as somebody beside the program would run it. */
    query: async <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
      (await beside.query<Row>(statement, values)).rows,
    /** How many statements wait for what others have locked. */
    async countWaiting(): Promise<number> {
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return (await beside.query(waiting)).rows.length;
    },
    /** Waits until the program has let go of every connection: one that it closed takes the database a moment to notice. */
    async untilUnused(): Promise<void> {
      const used = `SELECT application_name, query FROM pg_stat_activity
                    WHERE datname = current_database() AND application_name <> $1 AND backend_type = 'client backend'`;
      const expectUnused = async () => expect((await beside.query(used, [besideTheProgram])).rows).toEqual([]);
      await vi.waitFor(expectUnused, { timeout: 60_000, interval: 50 });
    },
    /** The database as if it had gone away: connections are cut and new ones refused. */
    async cutOff() {
      await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await onServer(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    async reconnect() {
      await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    },
    async drop() {
      await beside.end();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** The name under which a test itself is connected, beside the program that it tests. */
const besideTheProgram = 'test';

/** Kept open between statements: a new connection costs the server a process, and more than most statements. */
function connectBeside(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    application_name: besideTheProgram,
    allowExitOnIdle: true,
  });
  // One that is cut off by a test is replaced with the next statement.
  pool.on('error', () => {});
  return pool;
}

/**
 * A database for others to be copied from, made by whichever test file of the run needs it first. It gets its name once it
 * is ready, so that one whose making fails is never copied.
 */
export async function makeTemplateOnce(name: string, prepare: (url: string) => Promise<void>): Promise<string> {
  const server = inject('databaseServer');
  const lock = new pg.Client({ connectionString: server });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await lock.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return name;
    const draft = `${name}_draft`;
    await lock.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await lock.query(copyOf(templateDatabase, draft));
    await prepare(databaseUrl(inject('applicationServer'), draft));
    await lock.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  } finally {
    await lock.end();
  }
}

/** File by file: written through the log, as is usual, a copy costs the server three times the work. */
function copyOf(template: string, name: string): string {
  return `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY OWNER ${applicationRole}`;
}

let made = 0;

async function onServer<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
