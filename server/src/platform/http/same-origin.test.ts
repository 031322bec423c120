import { contract, listEndpoints } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ErrorBody, json, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const publicUrl = 'https://navor.example';

let server: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  proxied = await startTestServer({ PUBLIC_URL: publicUrl });
});
afterAll(() => Promise.all([server.stop(), proxied.stop()]));

/** One write of each kind that a browser could be made to send. */
const writes: [string, string, unknown][] = [
  ['an API call', '/api/sign-out', {}],
  ['an RPC call', '/api/rpc/identity/signOut', {}],
  ['a form of a page', '/', {}],
];

describe.each(writes)('%s', (_, path, body) => {
  it.each([
    ['another site’s Origin', { origin: 'https://elsewhere.example' }],
    ['the Origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['an opaque Origin', { origin: 'null' }],
    ['an unreadable Origin', { origin: 'nonsense' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused with %s', async (_, headers) => {
    const response = await server.call(path, { body, headers });
    expect(response.status).toBe(403);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'CROSS_ORIGIN', status: 403 });
  });

  it('is refused from another site behind a proxy too', async () => {
    const response = await proxied.call(path, { body, headers: { origin: 'https://elsewhere.example' } });
    expect(response.status).toBe(403);
  });

  it('is refused from our own name without TLS', async () => {
    const headers = { origin: publicUrl.replace('https', 'http'), host: 'navor.example' };
    expect((await proxied.call(path, { body, headers })).status).toBe(403);
  });

  it('is accepted from our own pages', async () => {
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    expect((await server.call(path, { body, headers })).status).toBe(200);
  });

  it('is accepted from our own pages behind a proxy', async () => {
    expect((await proxied.call(path, { body, headers: { origin: publicUrl } })).status).toBe(200);
  });

  it('is accepted from a program that is no browser', async () => {
    expect((await server.call(path, { body })).status).toBe(200);
  });
});

describe('reading', () => {
  it.each(['/', '/api/session', '/api/rpc/identity/session'])(
    'is allowed from another site, without cookies that would matter: %s',
    async (path) => {
      const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      const response = await server.call(path, { headers });
      expect(response.status).toBe(200);
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  it('cannot be a write in disguise', async () => {
    const cookie = await server.signUp({ email: 'ana@example.com' });
    const response = await server.call('/api/rpc/identity/signOut', { cookie });
    expect(response.status).toBe(405);
    expect(await json<{ json: ErrorBody }>(response)).toMatchObject({ json: { code: 'METHOD_NOT_ALLOWED' } });
    expect((await server.call('/api/profile', { cookie })).status).toBe(200);
  });

  it.each(['HEAD', 'OPTIONS'])('cannot be a write in disguise of %s either', async (method) => {
    const cookie = await server.signUp({ email: `${method.toLowerCase()}@example.com` });
    const headers = { 'sec-fetch-site': 'same-site' };
    const response = await server.call('/api/rpc/identity/signOut', { method, cookie, headers });
    expect(response.status).toBe(405);
    expect((await server.call('/api/profile', { cookie })).status).toBe(200);
  });
});

describe.each(listEndpoints(contract).filter(({ method }) => method !== 'GET'))('$name', ({ name }) => {
  it('is called by no method that passes for reading', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect((await server.call(`/api/rpc/${name}`, { method })).status, method).toBe(405);
    }
  });
});
