import { randomUUID } from 'node:crypto';
import type { Session } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  type ErrorBody,
  json,
  startServerForTest,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';

const ana = { email: 'ana@example.com', password: testPassword };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: 'administrator@example.com' });
  await server.signUp(ana);
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

describe('the sign-in library’s own addresses', () => {
  it('sign in to the same session as the API', async () => {
    const response = await server.call('/api/auth/sign-in/email', { body: ana });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie().join()).toMatch(/^navor\.session_token=.*HttpOnly.*SameSite=Lax/);
    const cookie = cookiesOf(response);
    expect((await json<Session>(server.call('/api/session', { cookie }))).user?.email).toBe(ana.email);
    const own = await json<{ user: { email: string } }>(server.call('/api/auth/get-session', { cookie }));
    expect(own.user.email).toBe(ana.email);
  });

  it('sign out of the same session as the API', async () => {
    const cookie = cookiesOf(await server.call('/api/sign-in', { body: ana }));
    expect((await server.call('/api/auth/sign-out', { body: {}, cookie })).status).toBe(200);
    expect((await server.call('/api/profile', { cookie })).status).toBe(401);
  });

  it('have no session for an anonymous caller', async () => {
    expect(await json(server.call('/api/auth/get-session'))).toBeNull();
  });

  it('give a wrong password and an unknown address the very same answer', async () => {
    const wrong = await server.call('/api/auth/sign-in/email', { body: { ...ana, password: 'not the password' } });
    const unknown = await server.call('/api/auth/sign-in/email', { body: { ...ana, email: 'nobody@example.com' } });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(await unknown.text()).toBe(await wrong.text());
  });

  it.each([
    ['missing', undefined],
    ['no text', 7],
    ['no address', 'ana'],
    ['impossible to store', 'ana\0@example.com'],
    ['endless', `${'a'.repeat(5000)}@example.com`],
  ])('refuse an address that is %s without breaking', async (_, email) => {
    const { status } = await server.call('/api/auth/sign-in/email', { body: { ...ana, email } });
    expect([400, 401]).toContain(status);
  });

  it('leave it to the API to open an account and to change it', async () => {
    const person = { email: 'sly@example.com', name: 'Sly', password: testPassword };
    expect((await server.call('/api/auth/sign-up/email', { body: person })).status).toBe(404);
    const cookie = cookiesOf(await server.call('/api/sign-in', { body: ana }));
    expect((await server.call('/api/auth/update-user', { body: { name: 'Sly' }, cookie })).status).toBe(404);
  });

  it.each([
    '/verify-email?token=x&callbackURL=/.//evil.example',
    '/reset-password/x?callbackURL=https://evil.example',
    '/list-sessions',
    '/two-factor/verify-totp',
    '/error',
  ])('are closed where the API has its own: %s', async (path) => {
    const response = await server.call(`/api/auth${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('location')).toBeNull();
  });

  it('let nobody give themselves a role', async () => {
    const person = { email: 'sly@example.com', full_name: 'Sly', password: testPassword, roles: ['admin'] };
    const cookie = cookiesOf(await server.call('/api/sign-up', { body: person }));
    expect((await json<Session>(server.call('/api/session', { cookie }))).user?.roles).toEqual(['learner']);
  });

  it('refuse calls from other sites', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const response = await server.call('/api/auth/sign-in/email', { body: ana, headers });
    expect(response.status).toBe(403);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'CROSS_ORIGIN' });
  });

  it('accept our own pages, directly and behind a proxy', async () => {
    const direct = { origin: server.url, 'sec-fetch-site': 'same-origin' };
    expect((await server.call('/api/auth/sign-in/email', { body: ana, headers: direct })).status).toBe(200);
    const proxied = await startServerForTest(
      { PUBLIC_URL: 'https://navor.example' },
      { sharedDatabase: server.database },
    );
    const own = { origin: 'https://navor.example', 'sec-fetch-site': 'same-origin' };
    expect((await proxied.call('/api/auth/sign-in/email', { body: ana, headers: own })).status).toBe(200);
  });
});

describe('guessing', () => {
  it('one account’s password ends after ten tries, even with the right one, at either address', async () => {
    await server.signUp({ email: 'guessed@example.com' });
    const addresses = ['/api/sign-in', '/api/auth/sign-in/email', '/api/rpc/identity/signIn'];
    const guess = (index: number, password: string, email = 'guessed@example.com') => {
      const path = addresses[index % addresses.length] ?? '';
      const input = { email, password };
      return server.call(path, { body: path.includes('/rpc/') ? { json: input } : input });
    };
    const guesses = Array.from({ length: 10 }, (_, index) => guess(index, 'not the password'));
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));

    for (const index of addresses.keys()) {
      const refused = await guess(index, testPassword, 'Guessed@Example.com');
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused.text()).toContain('"code":"RATE_LIMITED"');
    }
    expect((await server.call('/api/sign-in', { body: ana })).status).toBe(200);

    await server.database.query(`UPDATE platform.rate_limits SET resets_at = now()`);
    expect((await guess(0, testPassword)).status).toBe(200);
  });

  it('does not shut out somebody who signs in from elsewhere', async () => {
    const proxied = await startServerForTest(
      { PUBLIC_URL: 'http://navor.example' },
      { sharedDatabase: server.database },
    );
    await server.signUp({ email: 'shut-out@example.com' });
    const from = (address: string, password: string) =>
      proxied.call('/api/sign-in', {
        body: { email: 'shut-out@example.com', password },
        headers: { 'x-forwarded-for': address },
      });
    for (let times = 0; times < 10; times++) expect((await from('203.0.113.7', 'wrong password')).status).toBe(401);
    expect((await from('203.0.113.7', testPassword)).status).toBe(429);
    expect((await from('198.51.100.1', testPassword)).status).toBe(200);
  });

  it('is counted for a whole network of IPv6, which one caller has to itself', async () => {
    const proxied = await startServerForTest(
      { PUBLIC_URL: 'http://navor.example' },
      { sharedDatabase: server.database },
    );
    const from = (address: string) =>
      proxied.call('/api/sign-in', {
        body: { email: `${randomUUID()}@example.com`, password: 'not the password' },
        headers: { 'x-forwarded-for': address },
      });
    await from('2001:db8::1');
    await server.database.query(`UPDATE platform.rate_limits SET count = 30 WHERE key NOT LIKE '%@%'`);
    expect((await from('2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(401);
  });

  it('is not what a class does that signs in from one address', async () => {
    await server.signUp({ email: 'pupil@example.com' });
    await server.call('/api/sign-in', { body: { email: 'pupil@example.com', password: 'not the password' } });
    await server.database.query(`UPDATE platform.rate_limits SET count = 9`);
    for (let times = 0; times < 3; times++) {
      const response = await server.call('/api/sign-in', {
        body: { email: 'pupil@example.com', password: testPassword },
      });
      expect(response.status).toBe(200);
    }
  });

  it.each([
    ['signing in', '/api/sign-in', { email: 'other@example.com', password: 'not the password' }, 401],
    ['signing up', '/api/sign-up', { ...ana, full_name: 'Ana', password: 'not the password' }, 401],
  ])('across accounts ends after thirty tries from one network address: %s', async (_, path, body, status) => {
    expect((await server.call(path, { body })).status).toBe(status);
    await server.database.query(`UPDATE platform.rate_limits SET count = 29 WHERE key NOT LIKE '%@%'`);
    expect((await server.call(path, { body })).status).toBe(status);
    const refused = await server.call(path, { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
