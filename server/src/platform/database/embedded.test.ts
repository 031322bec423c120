// Long, since all of its tests share one data folder, the servers opened on it and what ends them.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError, loadConfig } from '../config.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbeddedDatabase } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { endServer } from './postgres-server/end-server.ts';
import { locateBinaries } from './postgres-server/locate-binaries.ts';
import { findServerProcesses } from './postgres-server/server-processes.ts';
import { chooseWrapper, spawnWrapped } from './postgres-server/wrapper.ts';
import { reachDatabase } from './reach-database.ts';

let directory: string;
let running: EmbeddedDatabase[];
let owners: ChildProcess[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'navor-embedded-'));
  running = [];
  owners = [];
});
afterEach(async () => {
  for (const database of running) await database.stop();
  for (const owner of owners) {
    if (owner.exitCode !== null || owner.signalCode !== null) continue;
    owner.kill('SIGKILL');
    await once(owner, 'exit');
  }
  await endServer(join(directory, 'postgres'), { orderly: 0, immediate: 0 });
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

  it('is used as a role that owns what is in it, and has no power over the server or its files', async () => {
    const database = await open();
    await migrateDatabase(database.url);
    expect(
      await query(database, 'SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user'),
    ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
    for (const statement of [
      `SELECT pg_read_file('PG_VERSION')`,
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      'ALTER SYSTEM SET fsync = off',
      'SELECT rolpassword FROM pg_authid',
    ]) {
      await expect(query(database, statement), statement).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('hands what an earlier version made as the owner of the server over to that role', async () => {
    const before = await open();
    const asOwner = { url: before.superuserUrl };
    await migrateDatabase(before.superuserUrl);
    await query(
      asOwner,
      `CREATE TYPE mood AS ENUM ('fine'); CREATE SEQUENCE numbers; CREATE TABLE things (id serial, mood mood);
       CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1; CREATE VIEW few AS SELECT * FROM things;
       ALTER DATABASE postgres OWNER TO navor; DROP OWNED BY navor_app; DROP ROLE navor_app`,
    );
    await before.stop();

    const database = await open();
    await migrateDatabase(database.url);
    await query(
      database,
      `ALTER TABLE things ADD note text; ALTER TYPE mood ADD VALUE 'tired'; ALTER SEQUENCE numbers RESTART; DROP VIEW few;
       DROP FUNCTION one(); ALTER TABLE users ADD note text; DROP SCHEMA platform CASCADE`,
    );
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
    expect((await readdir(directory)).sort()).toEqual([
      'navor.lock',
      'postgres',
      'postgres-application.password',
      'postgres.password',
    ]);
  });

  it('keeps every acknowledged row and leaves no process behind when its owner is killed', async () => {
    const { owner, acknowledged } = await ownerThatWrote(200);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    // PostgreSQL keeps this file for as long as it runs.
    await vi.waitFor(() => expect(existsSync(noteOfPostmaster())).toBe(false), soon);
    expect(await numbersUpTo(acknowledged, await open())).toEqual(from1To(acknowledged));
  });
});

describe('a command beside the server', () => {
  it('uses the database that is running, or starts it for as long as it is needed', async () => {
    const config = loadConfig({ DATA_DIR: directory });
    const database = await open();
    const beside = await reachDatabase(config);
    expect(beside.url).toBe(database.url);
    await beside.release();
    expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
    const alone = await reachDatabase(config);
    expect(await query(alone, 'SELECT 2 AS two')).toEqual([{ two: 2 }]);
    await alone.release();
    expect(existsSync(noteOfPostmaster())).toBe(false);
  });
});

describe('what a killed owner leaves behind', () => {
  it.each(['postmaster', 'child'] as const)(
    'is ended when a %s hangs, and what was acknowledged is there',
    async (role) => {
      const { owner, acknowledged } = await ownerThatWrote(50);
      const { ours } = await findServerProcesses(join(directory, 'postgres'));
      const hanging = ours.filter((process) => process.role === role);
      expect(hanging).not.toEqual([]);
      for (const { pid } of hanging) process.kill(pid, 'SIGSTOP');
      owner.kill('SIGKILL');
      await once(owner, 'exit');
      const database = await open({ patience: { orderly: 200, immediate: 200 } });
      const { ours: running } = await findServerProcesses(join(directory, 'postgres'));
      expect(running.filter(({ pid }) => hanging.some((before) => before.pid === pid))).toEqual([]);
      expect(await numbersUpTo(acknowledged, database)).toEqual(from1To(acknowledged));
    },
  );

  it('may be a note with a number that another program has by now, which is left alone', async () => {
    await (await open()).stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    onTestFinished(() => void stranger.kill());
    await writeFile(
      noteOfPostmaster(),
      `${stranger.pid}\n${join(directory, 'postgres')}\n1\n1\n\n127.0.0.1\n0 0\nready\n`,
    );
    expect(await query(await open(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  });

  it('is told from a server that somebody else has started, which goes on', async () => {
    await (await open()).stop();
    const { postgres } = await locateBinaries();
    const options = ['-c', 'listen_addresses=', '-k', join(directory, 'postgres')];
    const other = spawnWrapped(await chooseWrapper(), [postgres, '-D', join(directory, 'postgres'), ...options]);
    onTestFinished(() => void other.kill('SIGINT'));
    await vi.waitFor(() => expect(existsSync(noteOfPostmaster())).toBe(true), soon);
    await expect(open()).rejects.toThrow(
      `DATA_DIR: a PostgreSQL that Navor did not start runs on ${directory}/postgres, process ${other.pid}`,
    );
    expect([other.exitCode, other.signalCode]).toEqual([null, null]);
    other.kill('SIGINT');
    await once(other, 'exit');
  });
});

describe('two first starts at once', () => {
  it('give one that serves, and one that is told so in one line', async () => {
    const starts = [startOwner(), startOwner()];
    const refused = await Promise.race(
      starts.map(async (start) => ({ start, said: await text(start.stderr), code: (await once(start, 'exit'))[0] })),
    );
    expect(refused).toMatchObject({ said: `DATA_DIR: another Navor runs on ${directory}\n`, code: 1 });
    const [winner] = starts.filter((start) => start !== refused.start);
    for await (const line of createInterface({ input: winner?.stdout as Readable })) {
      expect(line).toBe('1');
      break;
    }
  });
});

describe('a start that is broken off', () => {
  it('leaves neither a process nor half a database', async () => {
    const broken = new AbortController();
    const starting = open({ signal: broken.signal });
    const outcome = expect(starting).rejects.toThrow('aborted');
    await vi.waitFor(async () => expect((await readdir(directory)).join()).toMatch(/postgres\..*new/), soon);
    broken.abort();
    await outcome;
    expect((await readdir(directory)).sort()).toEqual(['navor.lock', 'postgres.password']);

    const second = new AbortController();
    await (await open()).stop();
    const opening = open({ signal: second.signal });
    const refusal = expect(opening).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(existsSync(noteOfPostmaster())).toBe(true), { ...soon, interval: 1 });
    second.abort();
    await refusal;
    expect((await findServerProcesses(join(directory, 'postgres'))).ours).toEqual([]);
    expect(existsSync(noteOfPostmaster())).toBe(false);
  });
});

describe('a server that ends by itself', () => {
  it('is started again on the same port with all that it had acknowledged', async () => {
    const reasons: string[] = [];
    const database = await open({ onInterrupted: (reason) => reasons.push(reason) });
    await query(database, 'CREATE TABLE notes AS SELECT $1::text AS note', ['kept']);
    await killPostmaster();
    await vi.waitFor(
      async () => expect(await query(database, 'SELECT note FROM notes')).toEqual([{ note: 'kept' }]),
      soon,
    );
    expect(reasons).toEqual(['it was ended by SIGKILL']);
  });

  it('is given up with its reason when it cannot be started any more', async () => {
    const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
    await open({ onLost: lose, restartPauses: [1, 1] });
    await writeFile(join(directory, 'postgres/PG_VERSION'), '9');
    await killPostmaster();
    expect(await lost).toContain('initialized by PostgreSQL version 9');
  });

  it('goes on by itself when one of its backends is killed', async () => {
    const onInterrupted = vi.fn();
    const database = await open({ onInterrupted });
    const client = new pg.Client({ connectionString: database.url });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]), soon);
    expect(onInterrupted).not.toHaveBeenCalled();
  });
});

describe('a start without a usable disk', () => {
  const inOneLine = (reason: RegExp) => expect.stringMatching(new RegExp(`^DATA_DIR: [^\\n]*${reason.source}[^\\n]*$`));

  it('names what is in the place of the folder', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(startEmbeddedDatabase(join(directory, 'file'))).rejects.toMatchObject(refusal(inOneLine(/EEXIST/)));
    await expect(startEmbeddedDatabase(join(directory, 'file/data'))).rejects.toMatchObject(
      refusal(inOneLine(/ENOTDIR/)),
    );
  });

  it.runIf(process.platform === 'linux')('names a folder in which nothing can be made', async () => {
    await expect(startEmbeddedDatabase('/proc/navor/data')).rejects.toMatchObject(refusal(inOneLine(/ENOENT.*\/proc/)));
  });

  it('tells what PostgreSQL has against the data', async () => {
    await (await open()).stop();
    await chmod(join(directory, 'postgres'), 0o777);
    await expect(open()).rejects.toMatchObject(refusal(inOneLine(/has invalid permissions \(Permissions should be/)));
    await chmod(join(directory, 'postgres'), 0o700);
    await writeFile(join(directory, 'postgres/PG_VERSION'), '9');
    await expect(open()).rejects.toMatchObject(refusal(inOneLine(/incompatible.*initialized by PostgreSQL version 9/)));
  });

  it('tells that the disk is full or read-only', async ({ skip }) => {
    skip(!(await canMount()), 'mounting is not allowed here');
    expect(await ownerOnMount('size=12m')).toEqual([expect.stringMatching(/^DATA_DIR: .*No space left on device$/)]);
    expect(await ownerOnMount('ro')).toEqual([expect.stringMatching(/^DATA_DIR: .*EROFS: read-only file system/)]);
  });
});

const soon = { timeout: 60_000, interval: 50 };
const refusal = (message: string) => ({ constructor: ConfigError, message });

function startOwner() {
  const program = fileURLToPath(new URL('embedded.fixture.ts', import.meta.url));
  const owner = spawn(process.execPath, [program, directory], { stdio: ['ignore', 'pipe', 'pipe'] });
  owners.push(owner);
  return owner;
}

/** Another process with the database, once so many of its rows are acknowledged. */
async function ownerThatWrote(count: number): Promise<{ owner: ChildProcess; acknowledged: number }> {
  const owner = startOwner();
  for await (const line of createInterface({ input: owner.stdout })) {
    if (Number(line) >= count) return { owner, acknowledged: Number(line) };
  }
  throw new Error(`It ended early: ${await text(owner.stderr)}`);
}

/** Lines that a start writes in a folder that is mounted for it alone. */
async function ownerOnMount(options: string): Promise<string[]> {
  const program = fileURLToPath(new URL('embedded.fixture.ts', import.meta.url));
  const script = 'mount -t tmpfs -o "$1" tmpfs "$2" && exec "$3" "$4" "$2"';
  const args = [...inOwnMounts, 'sh', '-c', script, 'sh', options, directory, process.execPath, program];
  const start = spawn('unshare', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  return (await text(start.stderr)).trim().split('\n');
}

const inOwnMounts = ['--user', '--map-root-user', '--mount'];

async function canMount(): Promise<boolean> {
  const probe = spawn('unshare', [...inOwnMounts, 'mount', '-t', 'tmpfs', 'tmpfs', directory], { stdio: 'ignore' });
  const [code] = await once(probe, 'exit').catch(() => [1]);
  return code === 0;
}

async function killPostmaster(): Promise<void> {
  const { ours } = await findServerProcesses(join(directory, 'postgres'));
  const postmaster = ours.find(({ role }) => role === 'postmaster');
  process.kill(postmaster?.pid as number, 'SIGKILL');
}

const noteOfPostmaster = () => join(directory, 'postgres/postmaster.pid');
const from1To = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

async function numbersUpTo(count: number, database: EmbeddedDatabase): Promise<unknown[]> {
  const rows = await query(database, 'SELECT number FROM numbers WHERE number <= $1 ORDER BY 1', [count]);
  return rows.map(({ number }) => number);
}

async function open(options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase(directory, options);
  running.push(database);
  return database;
}

async function query(database: { url: string }, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: database.url });
  // A backend that goes down with another one ends the connection as well; the statement tells of it.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
