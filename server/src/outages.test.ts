import { writeFile } from 'node:fs/promises';
import { loadCatalogues } from '@navor/translations';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { shortLimits, startDatabaseProxy } from './test-support/database-proxy.ts';
import { shortPauses } from './test-support/job-pauses.ts';
import { startedTemplate } from './test-support/templates.ts';
import { createTestDatabase } from './test-support/test-database.ts';
import {
  cookiesOf,
  type ErrorBody,
  json,
  plainWebApp,
  startServerForTest,
  type TestServer,
  testPassword,
} from './test-support/test-server.ts';
import { loadBuiltWebApp } from './web-app.ts';

const soon = { timeout: 60_000, interval: 100 };

let people = 0;
const newPerson = () => ({ email: `person${people++}@example.com`, full_name: 'Ana', password: testPassword });

const signUp = (server: TestServer) => server.call('/api/sign-up', { body: newPerson() });

/** Every write of this table fails as PostgreSQL would let it fail for this reason. */
function failWrites({ database }: TestServer, table: string, code: string) {
  return database.query(`
    CREATE OR REPLACE FUNCTION fail_${code}() RETURNS trigger AS $$ BEGIN RAISE 'as told' USING ERRCODE = '${code}'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER fail_${code} BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION fail_${code}()`);
}

describe('a database that is away', () => {
  it('is answered UNAVAILABLE with the time to wait, wherever it is missed, and is used again once it is back', async () => {
    const server = await startServerForTest();
    const cookie = await server.signUp(newPerson());
    await server.database.cutOff();
    const asked = [
      ['before an endpoint', () => server.call('/api/session', { cookie })],
      ['in an endpoint', () => server.call('/api/courses')],
      ['over RPC', () => server.call('/api/rpc/courses/list', { body: { json: { language: 'sl' } } })],
      ['in a write', () => signUp(server)],
    ] as const;
    for (const [where, ask] of asked) {
      const response = await ask();
      expect(response.status, where).toBe(503);
      expect(Number(response.headers.get('retry-after')), where).toBeGreaterThan(0);
      expect(await response.text(), where).toContain('"code":"UNAVAILABLE"');
    }
    await server.database.reconnect();
    for (const [where, ask] of asked) expect((await ask()).ok, where).toBe(true);
  });

  it('is told to a page with its code, whoever is found to look at it', async () => {
    const handle: typeof plainWebApp.handle = async (_, { api }) => {
      const code = await api.courses.list({ language: 'sl' }).then(
        () => 'none',
        (error: { code: string }) => error.code,
      );
      return new Response(code);
    };
    const server = await startServerForTest({}, { web: { ...plainWebApp, handle } });
    const cookie = await server.signUp(newPerson());
    await server.database.cutOff();
    expect(await (await server.call('/', { cookie })).text()).toBe('UNAVAILABLE');
    expect(await (await server.call('/')).text()).toBe('UNAVAILABLE');
    await server.database.reconnect();
    expect(await (await server.call('/', { cookie })).text()).toBe('none');
  });

  it('leaves who has sent a form without scripts what was typed, to be sent again', async () => {
    const server = await startServerForTest({}, { web: await builtWebApp() });
    const cookie = await server.signUp(newPerson());
    const send = (fields: [string, string][]) =>
      server.call('/dashboard/profile', {
        ...{ method: 'POST', body: String(new URLSearchParams(fields)), cookie },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const fields: [string, string][] = [
      ['intent', 'save-profile'],
      ['full_name', 'Eva & Ana'],
      ['learning_goals', 'electrical'],
      ['learning_goals', 'mechatronics'],
    ];
    await server.database.cutOff();
    const response = await send([...fields, ['password', testPassword]]);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const page = await response.text();
    expect(page).toContain('Kar ste poslali, še ni shranjeno');
    expect(page).not.toContain('http-equiv="refresh"');
    expect(page).not.toContain(testPassword);
    const kept = [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    expect(kept.map(([, name, value]) => [name, value?.replace('&amp;', '&')])).toEqual(fields);

    await server.database.reconnect();
    expect((await send(fields)).headers.get('location')).toBe('/dashboard/profile?saved=yes');
  });

  it.each([
    ['users', 'UNAVAILABLE', '57P01'],
    ['sessions', 'UNAVAILABLE', '08006'],
    ['profiles', 'UNAVAILABLE', '57P03'],
    ['users', 'STORAGE_FULL', '53100'],
  ])('is not taken for a refusal by the sign-in library: %s, %s', async (table, code, sqlState) => {
    const server = await startServerForTest();
    await failWrites(server, table, sqlState);
    const response = await signUp(server);
    expect(response.status).toBe(503);
    expect(await json<ErrorBody>(response)).toMatchObject({ code });
  });

  it('does not let a sign-out succeed that did not happen', async () => {
    const server = await startServerForTest();
    const cookie = await server.signUp(newPerson());
    await server.database.query(`
      CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE 'gone' USING ERRCODE = '57P01'; END $$ LANGUAGE plpgsql;
      CREATE TRIGGER fail BEFORE DELETE ON sessions EXECUTE FUNCTION fail()`);
    const response = await server.call('/api/sign-out', { body: {}, cookie });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.has('clear-site-data')).toBe(false);
  });

  it('comes and goes under people who sign up, and each of them hears how it went', async () => {
    const server = await startServerForTest({}, { pauses: shortPauses });
    const all = new Set<number>();
    const statuses = new Set<number>();
    let isOver = false;
    const visitor = async () => {
      while (!isOver) {
        await server.database.query('DELETE FROM platform.rate_limits').catch(() => {});
        const { status } = await signUp(server);
        all.add(status);
        statuses.add(status);
      }
    };
    const visitors = Array.from({ length: 6 }, visitor);
    for (let times = 0; times < 5; times += 1) {
      statuses.clear();
      await expect.poll(() => statuses.has(200)).toBe(true);
      await server.database.cutOff();
      await expect.poll(() => statuses.has(503)).toBe(true);
      await server.database.reconnect();
    }
    statuses.clear();
    await expect.poll(() => statuses.has(200)).toBe(true);
    isOver = true;
    await Promise.all(visitors);
    expect(all).toEqual(new Set([200, 503]));
    await jobsAreDone(server);
  });
});

describe('a network that swallows everything', () => {
  it('makes people wait for so long only, and all is saved again as soon as it carries', async () => {
    const database = await createTestDatabase({ template: await startedTemplate() });
    onTestFinished(database.drop);
    const proxy = await startDatabaseProxy(database.url);
    const server = await startServerForTest(
      { DATABASE_URL: proxy.url },
      { sharedDatabase: database, limits: shortLimits, pauses: shortPauses },
    );
    await Promise.all(Array.from({ length: 8 }, () => signUp(server)));
    proxy.cut();
    const answers = await Promise.all(Array.from({ length: 15 }, () => signUp(server)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    proxy.restore();
    await vi.waitFor(async () => expect((await signUp(server)).status).toBe(200), soon);
    await jobsAreDone(server);
  });
});

describe('a disk that is full', () => {
  const words = {
    sl: 'Na strežniku je zmanjkalo prostora',
    en: 'The server has run out of space',
    de: 'Auf dem Server ist kein Speicherplatz mehr frei',
  };

  it('keeps nobody from reading, and says to those who write why nothing was saved', async () => {
    const server = await startServerForTest();
    const cookie = await server.signUp(newPerson());
    await server.database.query(`UPDATE sessions SET updated_at = now() - interval '2 hours'`);
    for (const table of ['sessions', 'profiles']) await failWrites(server, table, '53100');

    const session = await server.call('/api/session', { cookie });
    expect(await json(session)).toMatchObject({ user: { full_name: 'Ana' } });
    expect(cookiesOf(session), 'it could not be renewed').toBe('');
    for (const [language, message] of Object.entries(words)) {
      const response = await server.call('/api/profile', {
        ...{ method: 'PATCH', body: { full_name: 'Eva' }, cookie },
        headers: { 'accept-language': language },
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('60');
      const answer = await json<ErrorBody>(response);
      expect(answer).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining(message) });
    }
  });

  it('has no room for uploaded files either, and says so', async () => {
    const server = await startServerForTest();
    const cookie = await server.signUp(newPerson());
    // A device that is always full stands in for the disk.
    server.services.storage.put = () => writeFile('/dev/full', 'x');
    const body = new FormData();
    body.set('image', new File([new Uint8Array(await onePixel())], 'ana.png', { type: 'image/png' }));
    const response = await fetch(`${server.url}/api/profile/avatar`, { method: 'PUT', body, headers: { cookie } });
    expect(response.status).toBe(503);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'STORAGE_FULL' });
  });
});

/** With real pages, where the rest of these tests makes do without. */
async function builtWebApp() {
  // What it is loaded with must not stay for the tests after this one.
  vi.stubEnv('NODE_ENV', 'test');
  onTestFinished(() => void vi.unstubAllEnvs());
  return loadBuiltWebApp(loadCatalogues());
}

function onePixel(): Promise<Buffer> {
  return sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
}

/** What the accounts have caused, such as their first e-mail. */
function jobsAreDone({ database }: TestServer) {
  return vi.waitFor(async () => {
    const open = `SELECT name, state FROM jobs.job WHERE state < 'completed' AND name IN ('deliver-event', 'send-mail')`;
    expect(await database.query(open)).toEqual([]);
  }, soon);
}
