import pg from 'pg';
import { inject } from 'vitest';
import { databaseUrl, templateDatabase } from './global-setup.ts';

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** A database with every migration, for one test file alone. */
export async function createTestDatabase({ template = templateDatabase }: { template?: string } = {}) {
  const server = inject('databaseServer');
  const name = `test_${process.pid}_${Date.now()}_${made++}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = databaseUrl(server, name);
  return {
    url,
    /** One statement, as somebody beside the program would run it. */
    query: <Row extends pg.QueryResultRow>(statement: string, values?: unknown[]) =>
      onServer<Row>(url, statement, values),
    /** The database as if it had gone away: connections are cut and new ones refused. */
    async cutOff() {
      await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await onServer(server, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    },
    async reconnect() {
      await onServer(server, `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    },
    drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
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
