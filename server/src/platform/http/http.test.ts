import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  cookiesOf,
  json,
  plainWebApp,
  startServerForTest,
  startTestServer,
  type TestServer,
} from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('/healthz', () => {
  it('answers as long as the process runs, even without a database', async () => {
    const lonely = await startServerForTest();
    await lonely.database.cutOff();
    const response = await lonely.call('/healthz');
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ ok: true });
    await lonely.database.reconnect();
  });
});

describe('/readyz', () => {
  it('answers when the database is there and up to date', async () => {
    const response = await server.call('/readyz');
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ ok: true });
  });

  it('refuses while the database is gone, and answers once it is back', async () => {
    const lonely = await startServerForTest();
    await lonely.database.cutOff();
    const response = await lonely.call('/readyz');
    expect(response.status).toBe(503);
    expect(await json(response)).toEqual({ ok: false });
    await lonely.database.reconnect();
    await vi.waitFor(async () => expect((await lonely.call('/readyz')).status).toBe(200), { timeout: 60_000 });
    expect((await lonely.call('/api/session')).status).toBe(200);
  });

  it('refuses when a migration is missing', async () => {
    const old = await startServerForTest();
    await old.database.query('UPDATE migrations.applied SET created_at = created_at - 1');
    expect((await old.call('/readyz')).status).toBe(503);
    await old.database.query('DROP SCHEMA migrations CASCADE');
    expect((await old.call('/readyz')).status).toBe(503);
  });
});

describe('the API’s description', () => {
  it('is an OpenAPI document that names this server', async () => {
    const response = await server.call('/api/openapi.json');
    expect(response.status).toBe(200);
    expect(await json(response)).toMatchObject({
      openapi: expect.stringMatching(/^3\./),
      info: { title: 'Navor API' },
      servers: [{ url: '/api' }],
    });
  });

  it('names the public address where there is one', async () => {
    const proxied = await startServerForTest({ PUBLIC_URL: 'https://navor.example/' });
    const description = await json(proxied.call('/api/openapi.json'));
    expect(description).toMatchObject({ servers: [{ url: 'https://navor.example/api' }] });
  });

  it('is also a page for people, without scripts', async () => {
    const response = await server.call('/api/docs');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const page = await response.text();
    expect(page).toContain('/api/session');
    expect(page).toContain('Who is signed in');
    expect(page).not.toContain('<script');
  });
});

describe('answers of the API', () => {
  it('are never kept by caches', async () => {
    for (const path of ['/api/session', '/api/profile']) {
      expect((await server.call(path)).headers.get('cache-control')).toMatch(/no-store/);
    }
  });
});

describe('an answer that does not say that caches may keep it', () => {
  it.each([
    ['a page’s data', '/dashboard/settings.data', 200],
    ['a page', '/', 200],
    ['a refusal', '/api/nothing-here', 404],
    ['a sign of life', '/healthz', 200],
    ['the API’s description', '/api/openapi.json', 200],
  ])('is kept by none, and belongs to one visitor alone: %s', async (_, path, status) => {
    const response = await server.call(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('vary')).toMatch(/\bcookie\b/);
  });

  it('is what any page is once somebody is signed in, whatever the page itself says', async () => {
    const pages = await startServerForTest(
      {},
      {
        web: {
          ...plainWebApp,
          handle: async (_, { api }) => {
            await api.identity.session();
            return new Response('page', { headers: { 'cache-control': 'private, no-cache' } });
          },
        },
      },
    );
    const cookie = await pages.signUp({ email: 'ana@example.com' });
    expect((await pages.call('/')).headers.get('cache-control')).toBe('private, no-cache');
    expect((await pages.call('/', { cookie })).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('a page', () => {
  it('acts for the visitor, and passes on the cookies that come of it', async () => {
    const person = { email: 'ana@example.com', password: 'a long enough password' };
    const pages = await startServerForTest(
      {},
      {
        web: {
          ...plainWebApp,
          handle: async ({ method }, { api }) => {
            if (method === 'POST') await api.identity.signIn(person);
            const { user } = await api.identity.session();
            return new Response(`Hello ${user?.email ?? 'visitor'}`);
          },
        },
      },
    );
    await pages.signUp(person);
    const anonymous = await pages.call('/');
    expect(await anonymous.text()).toBe('Hello visitor');
    expect(anonymous.headers.getSetCookie()).toEqual([]);

    const cookie = cookiesOf(await pages.call('/', { method: 'POST' }));
    expect(await (await pages.call('/', { cookie })).text()).toBe('Hello ana@example.com');
  });
});
