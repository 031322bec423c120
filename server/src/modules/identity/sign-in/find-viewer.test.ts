import { createHmac } from 'node:crypto';
import type { Session } from '@navor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, startServerForTest, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

const name = 'navor.session_token';

let server: TestServer;
let cookie: string;
/** The parts of Ana's cookie. */
let token: string;
let signature: string;
beforeAll(async () => {
  server = await startTestServer({ SECRET: 'the secret of this installation, long enough' });
  cookie = await server.signUp({ email: 'ana@example.com' });
  [token = '', signature = ''] = decodeURIComponent(cookie.slice(name.length + 1)).split('.');
});
afterAll(() => server.stop());

describe('a genuine cookie', () => {
  it('is known among others', async () => {
    expect(await viewerOf(`language=en; ${cookie}; theme=dark`)).toBe('ana@example.com');
  });

  it('is known without its value being encoded', async () => {
    expect(await viewerOf(`${name}=${token}.${signature}`)).toBe('ana@example.com');
  });

  it('is known under https only by the name that https alone can set', async () => {
    const secret = 'the secret of this installation, long enough';
    const secure = await startServerForTest(
      { SECRET: secret, PUBLIC_URL: 'https://navor.example' },
      { sharedDatabase: server.database },
    );
    const known = async (sent: string) =>
      (await json<Session>(secure.call('/api/session', { cookie: sent }))).user?.email;
    expect(await known(`__Host-${cookie}`)).toBe('ana@example.com');
    expect(await known(cookie)).toBeUndefined();
    expect(await viewerOf(`__Host-${cookie}`), 'and without https only by the plain one').toBeNull();
  });

  it('is known to another server on the same database and secret', async () => {
    const secret = 'the secret of this installation, long enough';
    const sibling = await startServerForTest({ SECRET: secret }, { sharedDatabase: server.database });
    const session = await json<Session>(sibling.call('/api/session', { cookie }));
    expect(session.user?.email).toBe('ana@example.com');
  });
});

describe('a cookie that is not ours', () => {
  it.each<[string, () => string]>([
    ['empty', () => ''],
    ['made up', () => 'made-up'],
    ['made up and signed with nothing', () => 'made-up.'],
    ['made up and signed with nonsense', () => 'made-up.bm9uc2Vuc2U='],
    ['without its signature', () => token],
    ['with an empty signature', () => `${token}.`],
    ['with its signature cut', () => `${token}.${signature.slice(0, -10)}`],
    ['with its token cut', () => `${token.slice(0, -1)}.${signature}`],
    ['with its token changed', () => `${flipped(token)}.${signature}`],
    ['with its signature changed', () => `${token}.${flipped(signature)}`],
    ['signed with another secret', () => `${token}.${signed(token, 'the secret of another installation, longer')}`],
    ['with the signature of another token', () => `${token}.${signed('other', server.services.secret)}`],
    ['without a token', () => `.${signed('', server.services.secret)}`],
    ['badly encoded', () => '%E0%A4%A'],
    ['full of dots', () => '...'],
    ['endless', () => 'x'.repeat(6000)],
    ['of a session that does not exist', () => `unknown.${signed('unknown', server.services.secret)}`],
  ])('is anonymous, and no error: %s', async (_, value) => {
    const forged = `${name}=${value()}`;
    expect(await viewerOf(forged)).toBeNull();
    expect((await server.call('/api/profile', { cookie: forged })).status).toBe(401);
  });

  it('is anonymous under a name that only ends like ours', async () => {
    expect(await viewerOf(`x${cookie}`)).toBeNull();
  });
});

describe('a session', () => {
  it('is over when it has expired', async () => {
    const visitor = await server.signUp({ email: 'expired@example.com' });
    expect(await viewerOf(visitor)).toBe('expired@example.com');
    await server.database.query(
      `UPDATE sessions SET expires_at = now() - interval '1 second'
       WHERE user_id = (SELECT id FROM users WHERE email = 'expired@example.com')`,
    );
    expect(await viewerOf(visitor)).toBeNull();
    expect((await server.call('/api/profile', { cookie: visitor })).status).toBe(401);
  });

  it('is over after ninety days, however much it is used', async () => {
    const visitor = await server.signUp({ email: 'old@example.com' });
    const isOf = `user_id = (SELECT id FROM users WHERE email = 'old@example.com')`;
    const due = `updated_at = now() - interval '2 hours'`;
    await server.database.query(`UPDATE sessions SET created_at = now() - interval '89 days', ${due} WHERE ${isOf}`);
    expect(await viewerOf(visitor)).toBe('old@example.com');
    const left = await server.database.query(
      `SELECT ceil(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM sessions WHERE ${isOf}`,
    );
    expect(left).toEqual([{ days: 1 }]);

    await server.database.query(`UPDATE sessions SET created_at = now() - interval '91 days', ${due} WHERE ${isOf}`);
    await viewerOf(visitor);
    expect(await viewerOf(visitor)).toBeNull();
  });

  it('is over when its user is deleted', async () => {
    const visitor = await server.signUp({ email: 'deleted@example.com' });
    await server.database.query(`DELETE FROM users WHERE email = 'deleted@example.com'`);
    expect(await viewerOf(visitor)).toBeNull();
    expect((await server.call('/api/sign-out', { method: 'POST', cookie: visitor })).status).toBe(200);
  });

  it('has the roles that its user has now', async () => {
    const visitor = await server.signUp({ email: 'promoted@example.com' });
    await server.database.query(`UPDATE users SET roles = '{learner,author}' WHERE email = 'promoted@example.com'`);
    const session = await json<Session>(server.call('/api/session', { cookie: visitor }));
    expect(session.user?.roles).toEqual(['learner', 'author']);
  });
});

async function viewerOf(sent: string): Promise<string | null> {
  const response = await server.call('/api/session', { cookie: sent });
  expect(response.status).toBe(200);
  return (await json<Session>(response)).user?.email ?? null;
}

function signed(value: string, secret: string): string {
  return createHmac('sha256', secret).update(value).digest('base64');
}

function flipped(text: string): string {
  return (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
}
