import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { DatabaseClient, usualLimits } from './connection.ts';
import { locks } from './locks.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Brings the database up to date. Processes that start at the same moment take turns; the later ones find nothing to do. */
export async function migrateDatabase(url: string, connectionTimeoutMillis = usualLimits.wait): Promise<void> {
  // A migration, and the wait for somebody else's, may take any time; only a database that is gone ends it.
  const client = new DatabaseClient({ connectionString: url, connectionTimeoutMillis, ...keepAlive });
  await client.connect().catch((error: Error) => {
    throw new ConfigError(`DATABASE_URL: cannot connect to the database: ${error.message}`);
  });
  try {
    await refuseOldServer(client);
    await client.query('SELECT pg_advisory_lock($1)', [locks.migrations]);
    await migrate(drizzle({ client }), {
      migrationsFolder,
      migrationsSchema: 'migrations',
      migrationsTable: 'applied',
    });
  } finally {
    await client.end();
  }
}

const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < 15) {
    throw new ConfigError(`DATABASE_URL: PostgreSQL 15 or newer is needed, this is ${version}`);
  }
}

const newestMigration = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;

/** Whether the database has every migration this program knows of. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('SELECT max(created_at)::bigint AS newest FROM migrations.applied');
  return Number(rows[0]?.newest ?? 0) >= newestMigration;
}
