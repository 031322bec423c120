import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { DatabaseClient } from './connection.ts';
import { embeddedUrl, startEmbeddedDatabase } from './embedded.ts';
import { DirectoryInUse } from './postgres-server/lock-data-directory.ts';

/** The database for a command beside the server: the one that is running, else the embedded one, started for as long as needed. */
export async function reachDatabase(config: Config): Promise<{ url: string; release: () => Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, release: async () => {} };
  try {
    const embedded = await startEmbeddedDatabase(config.dataDir);
    return { url: embedded.url, release: embedded.stop };
  } catch (error) {
    const running = error instanceof DirectoryInUse ? await findRunning(config.dataDir) : undefined;
    if (!running) throw error;
    return { url: running, release: async () => {} };
  }
}

/** PostgreSQL notes its port on the fourth line of a file that is there before it takes connections, so the port is tried. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  const noted = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const port = Number(noted.split('\n')[3]);
  if (!port) return undefined;
  const url = await embeddedUrl(dataDir, port);
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis: 2000 });
  return client.connect().then(
    async () => {
      await client.end();
      return url;
    },
    () => undefined,
  );
}
