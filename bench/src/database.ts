import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const jobLimitMs = 120_000;

/** A connection to the database of the server that is being measured. */
export async function connectTo(dataDirectory: string): Promise<pg.Client> {
  // PostgreSQL notes its port on the fourth line of the file that says it is running.
  const running = await readFile(join(dataDirectory, 'postgres/postmaster.pid'), 'utf8');
  const password = await readFile(join(dataDirectory, 'postgres.password'), 'utf8');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(running.split('\n')[3]),
    user: 'navor',
    password: password.trim(),
    database: 'postgres',
  });
  await client.connect();
  return client;
}

/** A first start leaves work to jobs, such as the search's index, which would otherwise be measured with what follows. */
export async function waitForJobs(dataDirectory: string): Promise<void> {
  const client = await connectTo(dataDirectory);
  const unfinished = `SELECT FROM jobs.job WHERE state IN ('created', 'retry', 'active') AND start_after <= now()`;
  const until = Date.now() + jobLimitMs;
  while ((await client.query(unfinished)).rowCount) {
    if (Date.now() > until) throw new Error('The jobs of the first start come to no end');
    await delay(100);
  }
  await client.end();
}
