import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type PostgresBinaries, startEmbeddedDatabase } from '../platform/database/embedded.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { applicationRole } from '../platform/database/postgres-server/application-role.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For what only the owner of the whole server may do. */
    databaseServer: string;
    /** As the application is connected. */
    applicationServer: string;
    /** A folder that all test files of the run share. */
    sharedFolder: string;
  }
}

/** Test databases are copies of this one, which has every migration. */
export const templateDatabase = 'navor_template';

/** Its data need not outlive the tests, so nothing waits for the disk; and each worker may have a few servers connected. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

/** One PostgreSQL server for all test files of a project; each file then makes its own database on it. */
export async function setUpDatabaseServer(project: TestProject, binaries?: PostgresBinaries) {
  const directory = await mkdtemp(join(tmpdir(), 'navor-test-'));
  const server = await startEmbeddedDatabase(directory, { binaries, settings });
  const client = new pg.Client({ connectionString: server.superuserUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateDatabase} OWNER ${applicationRole}`);
  await client.end();
  await migrateDatabase(databaseUrl(server.url, templateDatabase));
  project.provide('databaseServer', server.superuserUrl);
  project.provide('applicationServer', server.url);
  const sharedFolder = join(directory, 'shared');
  await mkdir(sharedFolder);
  project.provide('sharedFolder', sharedFolder);
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

export default (project: TestProject) => setUpDatabaseServer(project);

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A PostgreSQL server installed on this machine, if there is one. */
export function systemPostgres(): PostgresBinaries | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .map((version) => ({
      initdb: join(root, version, 'bin/initdb'),
      postgres: join(root, version, 'bin/postgres'),
      locale: ['--locale=C.UTF-8'],
    }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}
