import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

let directory: string;
let running: EmbeddedDatabase[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'navor-embedded-'));
  running = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('is made at the first start, and opened with its data at the next', async () => {
    const first = await open();
    await query(first, 'CREATE TABLE notes AS SELECT $1::text AS note', ['kept']);
    await first.stop();
    expect(await query(await open(), 'SELECT note FROM notes')).toEqual([{ note: 'kept' }]);
  });

  it('sorts and changes case by Unicode, whatever the machine speaks', async () => {
    const [row] = await query(await open(), `SELECT upper('čšž') AS upper, 'Z' < 'a' AS bytewise`);
    expect(row).toEqual({ upper: 'ČŠŽ', bytewise: true });
  });

  it('is refused to a second process in one clear line', async () => {
    await open();
    const refusal = await open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect((refusal as Error).message).toBe(`DATA_DIR: another Navor runs on ${directory}`);
  });

  it('is made anew when making it was cut off half-way', async () => {
    await mkdir(join(directory, 'postgres.new', 'base'), { recursive: true });
    await writeFile(join(directory, 'postgres.new', 'PG_VERSION'), '18');
    await writeFile(join(directory, 'postgres.password.new'), 'an old password');
    expect(await query(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect((await readdir(directory)).sort()).toEqual(['postgres', 'postgres.password']);
  });

  it('keeps every acknowledged row and leaves no process behind when its owner is killed', async () => {
    const owner = spawn(process.execPath, [fileURLToPath(new URL('embedded.fixture.ts', import.meta.url)), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    for await (const line of createInterface({ input: owner.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 200) break;
    }
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    // PostgreSQL keeps this file for as long as it runs.
    const runningMark = join(directory, 'postgres/postmaster.pid');
    await vi.waitFor(() => expect(existsSync(runningMark)).toBe(false), { timeout: 60_000 });

    const rows = await query(await open(), 'SELECT number FROM numbers WHERE number <= $1 ORDER BY 1', [acknowledged]);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
  });
});

async function open(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(directory);
  running.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
