import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../logging.ts';
import { growingPause } from '../time/growing-pause.ts';

const pauses = { first: 200, longest: 5000 };

/** Resolves once a connection can be made, however long that takes. */
export async function waitForDatabase(
  url: string,
  { log, signal }: { log: Logger; signal?: AbortSignal | undefined },
): Promise<void> {
  for (let failures = 1; ; failures += 1) {
    const reason = await whyUnreachable(url);
    if (reason === undefined) return;
    if (failures === 1) log.warn({ reason }, 'database does not answer, waiting for it');
    await delay(growingPause(failures, pauses), undefined, { signal });
  }
}

async function whyUnreachable(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // A connection that breaks off again is an answer too.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
