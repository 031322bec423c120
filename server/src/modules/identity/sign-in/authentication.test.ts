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
  await server.signUp(ana);
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

describe('the sign-in library’s own addresses', () => {
  it.each([
    '/sign-in/email',
    '/sign-up/email',
    '/sign-out',
    '/get-session',
    '/update-user',
    '/verify-email?token=x&callbackURL=/.//evil.example',
    '/reset-password/x?callbackURL=https://evil.example',
    '/list-sessions',
    '/two-factor/verify-totp',
    '/error',
  ])('do not exist: the API has its own, with its limits and its discretion: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await server.call(`/api/auth${path}`, { method, ...(method === 'POST' && { body: ana }) });
      expect(response.status).toBe(404);
      expect(response.headers.get('location')).toBeNull();
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('signing up', () => {
  it('lets nobody give themselves a role', async () => {
    const person = { email: 'sly@example.com', full_name: 'Sly', password: testPassword, roles: ['admin'] };
    const cookie = cookiesOf(await server.call('/api/sign-up', { body: person }));
    expect((await json<Session>(server.call('/api/session', { cookie }))).user?.roles).toEqual(['learner']);
  });
});

describe('guessing', () => {
  it('one account’s password ends after ten tries, even with the right one, in either form', async () => {
    await server.signUp({ email: 'guessed@example.com' });
    const addresses = ['/api/sign-in', '/api/rpc/identity/signIn'];
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
    await server.database.query(`UPDATE platform.rate_limits SET count = 100 WHERE key NOT LIKE '%@%'`);
    expect((await from('2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(401);
  });

  it('leaves nothing behind once the caller is refused, whatever accounts they make up', async () => {
    const guess = () =>
      server.call('/api/sign-in', { body: { email: `${randomUUID()}@made-up.example`, password: 'not the password' } });
    await guess();
    await server.database.query(`UPDATE platform.rate_limits SET count = 100 WHERE key NOT LIKE '%@%'`);
    const kept = () => server.database.query(`SELECT FROM platform.rate_limits WHERE key LIKE '%@made-up.example%'`);
    const before = (await kept()).length;
    for (let times = 0; times < 3; times++) expect((await guess()).status).toBe(429);
    expect(await kept()).toHaveLength(before);
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

  it('takes longer and longer, and is forgotten after a day without', async () => {
    const wrong = () => server.call('/api/sign-in', { body: { ...ana, password: 'not the password' } });
    const pauses: number[] = [];
    for (let times = 0; times < 13; times++) {
      const answer = await wrong();
      if (answer.status === 401) continue;
      pauses.push(Number(answer.headers.get('retry-after')));
      await server.database.query('UPDATE platform.rate_limits SET next_at = now()');
      expect((await wrong()).status, 'once the pause is over').toBe(401);
    }
    expect(pauses).toEqual([5, 10, 20]);
    expect((await server.call('/api/sign-in', { body: ana })).status).toBe(429);
    await server.database.query('UPDATE platform.rate_limits SET resets_at = now()');
    expect((await server.call('/api/sign-in', { body: ana })).status).toBe(200);
  });

  it('does not shut out a school behind one address, whose accounts have been used there before', async () => {
    expect((await server.call('/api/sign-in', { body: ana })).status).toBe(200);
    await server.call('/api/sign-in', { body: { email: 'a-guess@example.com', password: 'not the password' } });
    const exhausted = `UPDATE platform.rate_limits SET count = 100 WHERE key NOT LIKE 'familiar:%'`;
    await server.database.query(exhausted);
    const stranger = { email: 'another-guess@example.com', password: 'not the password' };
    expect((await server.call('/api/sign-in', { body: stranger })).status).toBe(429);
    expect((await server.call('/api/sign-in', { body: ana })).status).toBe(200);
  });

  it.each([
    ['signing in', '/api/sign-in', { email: 'other@example.com', password: 'not the password' }, 100],
    ['signing up', '/api/sign-up', { ...ana, full_name: 'Ana', password: 'not the password' }, 30],
  ])('across accounts ends after many tries from one network address: %s', async (_, path, body, limit) => {
    const status = 401;
    expect((await server.call(path, { body })).status).toBe(status);
    await server.database.query(`UPDATE platform.rate_limits SET count = ${limit - 1} WHERE key NOT LIKE '%@%'`);
    expect((await server.call(path, { body })).status).toBe(status);
    const refused = await server.call(path, { body });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await json<ErrorBody>(refused)).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
