import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainWebApp, startServerForTest, startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      web: {
        ...plainWebApp,
        handle: async (request, { nonce }) => {
          if (new URL(request.url).pathname === '/broken') throw new Error('the renderer broke');
          return new Response(`<script nonce="${nonce}">`, { headers: { 'content-type': 'text/html' } });
        },
      },
    },
  );
});
afterAll(() => server.stop());

const foreign = { origin: 'https://elsewhere.example' };

const answers: [string, () => Promise<Response>, number][] = [
  ['a page', () => server.call('/'), 200],
  ['a page that breaks', () => server.call('/broken'), 500],
  ['an API answer', () => server.call('/api/session'), 200],
  ['an RPC answer', () => server.call('/api/rpc/identity/session', { body: {} }), 200],
  ['an API error', () => server.call('/api/profile'), 401],
  ['an unknown API address', () => server.call('/api/nothing'), 404],
  ['a refused write', () => server.call('/api/sign-out', { method: 'POST', headers: foreign }), 403],
  ['the health check', () => server.call('/healthz'), 200],
  ['the readiness check', () => server.call('/readyz'), 200],
  ['the API’s description', () => server.call('/api/openapi.json'), 200],
  ['the API’s documentation', () => server.call('/api/docs'), 200],
];

describe.each(answers)('%s', (_, ask, status) => {
  it('carries the security headers and its request’s id', async () => {
    const response = await ask();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'geolocation=(), microphone=(), camera=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  it('admits only scripts of its own, by a nonce that is never used twice', async () => {
    const [first, second] = [policyOf(await ask()), policyOf(await ask())];
    expect(first['default-src']).toBe("'none'");
    expect(first['frame-ancestors']).toBe("'none'");
    expect(first['base-uri']).toBe("'none'");
    expect(first['script-src']).toMatch(/^'self' 'nonce-[A-Za-z0-9+/]{22}=='$/);
    expect(first['script-src']).not.toBe(second['script-src']);
  });
});

describe('a page', () => {
  it('is rendered with the nonce that its policy admits', async () => {
    const response = await server.call('/');
    const nonce = /nonce="(.+)"/.exec(await response.text())?.[1];
    expect(policyOf(response)['script-src']).toBe(`'self' 'nonce-${nonce}'`);
  });
});

describe('request ids', () => {
  it('differ, and are not taken from the caller', async () => {
    const headers = { 'x-request-id': 'mine' };
    const [first, second] = [await server.call('/healthz', { headers }), await server.call('/healthz', { headers })];
    const ids = new Set([first, second].map((response) => response.headers.get('x-request-id')));
    expect(ids.size).toBe(2);
    expect(ids).not.toContain('mine');
  });
});

describe('behind an https address', () => {
  it('asks for https from then on, and hands out cookies for https alone', async () => {
    const secure = await startServerForTest({ PUBLIC_URL: 'https://navor.example' });
    const response = await secure.call('/');
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(policyOf(response)).toHaveProperty('upgrade-insecure-requests');

    const person = { full_name: 'Ana', email: 'ana@example.com', password: 'a long enough password' };
    const cookies = (await secure.call('/api/sign-up', { body: person })).headers.getSetCookie();
    expect(cookies).not.toEqual([]);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-(?!.*Domain).*; Path=\/;.*; Secure/);
  });

  it('hands out no cookie for less than https, whoever sets it', async () => {
    const secure = await startServerForTest(
      { PUBLIC_URL: 'https://navor.example' },
      {
        web: {
          ...plainWebApp,
          handle: async () =>
            new Response('page', {
              headers: [
                ['set-cookie', 'language=de; Path=/'],
                ['set-cookie', 'theme=dark; Path=/; Secure'],
              ],
            }),
        },
      },
    );
    const cookies = (await secure.call('/')).headers.getSetCookie();
    expect(cookies).toEqual(['language=de; Path=/; Secure', 'theme=dark; Path=/; Secure']);
  });

  it('does neither behind a plain http address', async () => {
    const plain = await startServerForTest({ PUBLIC_URL: 'http://navor.example' });
    const response = await plain.call('/');
    expect(response.headers.has('strict-transport-security')).toBe(false);
    expect(policyOf(response)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

function policyOf(response: Response): Record<string, string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}
