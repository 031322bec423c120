import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder } from './run-folder.ts';

/** One statement on the database of this run, for what no screen does yet and for what none shows. */
export async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

export function databaseUrl(): string {
  const password = readFileSync(join(dataFolder, 'postgres.password'), 'utf8').trim();
  return `postgres://navor:${encodeURIComponent(password)}@127.0.0.1:${databasePort()}/postgres`;
}

/** PostgreSQL writes it into the fourth line of the file that says it is running. */
function databasePort(): number {
  return Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
}
