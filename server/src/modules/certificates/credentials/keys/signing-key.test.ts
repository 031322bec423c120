import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAccount } from '../../../../test-support/sample-people.ts';
import { json, startTestServer, type TestServer } from '../../../../test-support/test-server.ts';
import { loadSigningKey } from './signing-key.ts';

let server: TestServer;
let other: TestServer;
let dataDir: string;
let folder: string;
let admin: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'navor-keys-'));
  folder = join(dataDir, 'credential-keys');
  server = await startTestServer({ DATA_DIR: dataDir });
  other = await startTestServer({ DATA_DIR: dataDir }, { sharedDatabase: server.database });
  admin = (await openAccount(server, 'admin', { roles: ['admin'] })).cookie;
});
afterAll(async () => {
  await other.stop();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.database.query('DELETE FROM credential_keys');
  await rm(folder, { recursive: true, force: true });
});

const now = new Date('2026-05-01T10:00:00Z');
const later = new Date('2026-05-02T10:00:00Z');
const load = (one = server, at = now) => loadSigningKey(one.services, at);
const keys = () => server.database.query<{ id: string }>('SELECT * FROM credential_keys ORDER BY created_at');

type ListedKey = { id: string; created_at: string; retired_at: string | null; state: string };
const list = (one = server) => json<ListedKey[]>(one.call('/api/administration/credential-keys', { cookie: admin }));
const rotate = (current: string, reason = 'Every year', one = server) =>
  one.call('/api/administration/credential-keys', { cookie: admin, body: { current, reason } });

describe('the key that signs', () => {
  it('is made once and then stays the same', async () => {
    const first = await load();
    expect((await load(server, later)).id).toBe(first.id);
    expect(await keys()).toHaveLength(1);
  });

  it('is one and the same for all processes that ask first at once', async () => {
    const loaded = await Promise.all(Array.from({ length: 8 }, (_, index) => load(index % 2 ? server : other)));
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(1);
    expect(await readdir(folder)).toEqual([`${loaded[0]?.id}.pem`]);
    expect(await keys()).toHaveLength(1);
  });

  it('is readable by its owner alone', async () => {
    const { id } = await load();
    expect((await stat(join(folder, `${id}.pem`))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('is refused when its file is damaged, by its name, and the file is left as it is', async () => {
    const { id } = await load();
    const path = join(folder, `${id}.pem`);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.slice(0, 60));
    await expect(load()).rejects.toThrow(`${path} is damaged`);
    expect(await readFile(path, 'utf8')).toBe(whole.slice(0, 60));
    expect(await keys()).toHaveLength(1);
  });

  it('is refused when its file holds another key', async () => {
    const first = await load();
    const firstPath = join(folder, `${first.id}.pem`);
    const text = await readFile(firstPath, 'utf8');
    await rm(firstPath);
    const second = await load(server, later);
    const secondPath = join(folder, `${second.id}.pem`);
    await writeFile(secondPath, text);
    await expect(load()).rejects.toThrow(`${secondPath} is damaged`);
  });

  it('is a new one when its file was lost, and the lost one stays published', async () => {
    const lost = await load();
    await rm(folder, { recursive: true });
    const made = await load(server, later);
    expect(made.id).not.toBe(lost.id);
    expect((await keys()).map(({ id }) => id)).toEqual([lost.id, made.id]);
    const profile = await json<{ assertionMethod: string[] }>(server.call('/api/credentials/issuer'));
    expect(profile.assertionMethod.map((url) => url.split('/').at(-1))).toEqual([made.id, lost.id]);
  });
});

describe('rotation', () => {
  it('retires the key in use and has all processes sign by another', async () => {
    const before = await load();
    const { id } = await json<{ id: string }>(rotate(before.id));
    expect(id).not.toBe(before.id);
    expect((await load()).id).toBe(id);
    expect((await load(other)).id).toBe(id);
    expect(await list(other)).toEqual([
      { id, created_at: expect.any(String), retired_at: null, state: 'in-use' },
      { id: before.id, created_at: now.toISOString(), retired_at: expect.any(String), state: 'retired' },
    ]);
  });

  it('retires one key however often and from where it is asked for', async () => {
    const before = await load();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => rotate(before.id, 'Lost', n % 2 ? server : other)));
    const ids = await Promise.all(answers.map(async (answer) => (await json<{ id: string }>(answer)).id));
    expect(new Set(ids)).toEqual(new Set([(await load()).id]));
    expect(await keys()).toHaveLength(2);
    const audited = await server.database.query(
      `SELECT reason, details FROM platform.audit_entries
       WHERE action = 'credential_key_rotated' AND details ->> 'retired' = $1`,
      [before.id],
    );
    expect(audited).toEqual([{ reason: 'Lost', details: { retired: before.id, in_use: ids[0] } }]);
  });

  it('says that there is no such key', async () => {
    await load();
    expect((await rotate('unknown')).status).toBe(404);
    expect((await rotate('../../secret')).status).toBe(404);
    expect(await keys()).toHaveLength(1);
  });

  it('wants a reason', async () => {
    const { id } = await load();
    expect((await rotate(id, ' ')).status).toBe(422);
    expect((await load()).id).toBe(id);
  });

  it.each(['learner', 'author', 'tutor'] as const)('is nothing for a %s', async (role) => {
    const { id } = await load();
    const { cookie } = await openAccount(server, `some-${role}`, { roles: [role] });
    const address = '/api/administration/credential-keys';
    expect((await server.call(address, { cookie })).status).toBe(403);
    expect((await server.call(address, { cookie, body: { current: id, reason: 'Mine' } })).status).toBe(403);
    expect((await server.call(address)).status).toBe(401);
    expect((await load()).id).toBe(id);
  });
});

describe('the list of keys', () => {
  it('tells of a file that cannot be read, whose key can be replaced', async () => {
    const { id } = await load();
    const path = join(folder, `${id}.pem`);
    await rm(path);
    await mkdir(path);
    expect(await list()).toMatchObject([{ id, state: 'unreadable' }]);
    await expect(load()).rejects.toThrow(`${path} is damaged or may not be read`);
    const { id: replacement } = await json<{ id: string }>(rotate(id));
    expect((await load()).id).toBe(replacement);
    expect(await list()).toMatchObject([
      { id: replacement, state: 'in-use' },
      { id, state: 'retired' },
    ]);
  });

  it('tells of one whose file is not here that it does not sign', async () => {
    const lost = await load();
    await rm(folder, { recursive: true });
    expect(await list()).toMatchObject([{ id: lost.id, state: 'spare' }]);
  });

  it('makes none', async () => {
    expect(await list()).toEqual([]);
    expect(await keys()).toEqual([]);
  });
});
