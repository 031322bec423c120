import type { FieldProblem, Session } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  type ErrorBody,
  json,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';

const ana = { full_name: 'Ana Žagar', email: 'ana@example.com', password: testPassword };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(ana);
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

describe('signing up', () => {
  it('opens an account and signs in to it', async () => {
    const response = await server.call('/api/sign-up', {
      body: { full_name: '  Luka Novak ', email: 'luka@example.com', password: testPassword },
    });
    expect(response.status).toBe(200);
    const { user } = await json<Session>(response);
    expect(user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'luka@example.com',
      email_verified: false,
      full_name: 'Luka Novak',
      created_at: expect.any(String),
      roles: ['learner'],
    });
    const session = await json<Session>(server.call('/api/session', { cookie: cookiesOf(response) }));
    expect(session).toMatchObject({ user, profile: { id: user?.id, full_name: 'Luka Novak' }, subscribed: false });
  });

  it('keeps the session in a cookie that scripts and other sites cannot use', async () => {
    const response = await server.call('/api/sign-up', { body: { ...ana, email: 'cookie@example.com' } });
    const [cookie, ...others] = response.headers.getSetCookie();
    expect(others).toEqual([]);
    expect(cookie?.split('; ')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^navor\.session_token=/), 'HttpOnly', 'SameSite=Lax', 'Path=/']),
    );
    expect(cookie).not.toContain('Secure');
    expect(await response.text()).not.toContain('token');
  });

  it('gives the account a profile with the name it signed up with', async () => {
    const cookie = await server.signUp({ email: 'profile@example.com', full_name: 'Petra Zupan' });
    const profile = await json(server.call('/api/profile', { cookie }));
    expect(profile).toMatchObject({ full_name: 'Petra Zupan', avatar_url: null });
  });

  it.each<[string, Record<string, unknown>, FieldProblem]>([
    ['without a name', { full_name: undefined }, { path: 'full_name', problem: 'required' }],
    ['with an empty name', { full_name: '   ' }, { path: 'full_name', problem: 'required' }],
    ['with a very long name', { full_name: 'x'.repeat(121) }, { path: 'full_name', problem: 'too_long', limit: 120 }],
    ['with a name that is none', { full_name: 7 }, { path: 'full_name', problem: 'invalid' }],
    ['without an address', { email: undefined }, { path: 'email', problem: 'required' }],
    ['with an address that is none', { email: 'ana' }, { path: 'email', problem: 'not_an_email' }],
    ['with a short password', { password: 'too short' }, { path: 'password', problem: 'too_short', limit: 10 }],
    ['with an endless password', { password: 'x'.repeat(129) }, { path: 'password', problem: 'too_long', limit: 128 }],
    ['without a password', { password: null }, { path: 'password', problem: 'required' }],
  ])('is refused %s, naming the field', async (_, wrong, problem) => {
    const body = { ...ana, email: 'wrong@example.com', ...wrong };
    const response = await server.call('/api/sign-up', { body });
    expect(response.status).toBe(422);
    expect(await json(response)).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [problem] } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('names every field that is wrong', async () => {
    const { data } = await json<ErrorBody & { data: { fields: FieldProblem[] } }>(
      server.call('/api/sign-up', { body: {} }),
    );
    expect(data.fields.map(({ path }) => path)).toEqual(['full_name', 'email', 'password']);
  });

  it('cannot give oneself a role', async () => {
    const response = await server.call('/api/sign-up', {
      body: { ...ana, email: 'sly@example.com', roles: ['admin'], role: 'admin' },
    });
    expect((await json<Session>(response)).user?.roles).toEqual(['learner']);
  });
});

describe('signing in', () => {
  it('works with the password of the account, and ends with a cookie', async () => {
    const response = await signIn(ana);
    expect(response.status).toBe(200);
    expect((await json<Session>(response)).user).toMatchObject({ email: ana.email, full_name: ana.full_name });
    const session = await json<Session>(server.call('/api/session', { cookie: cookiesOf(response) }));
    expect(session.user?.email).toBe(ana.email);
  });

  it('works over RPC as well', async () => {
    const response = await server.call('/api/rpc/identity/signIn', {
      body: { json: { email: ana.email, password: ana.password } },
    });
    expect(response.status).toBe(200);
    expect(cookiesOf(response)).toContain('navor.session_token=');
  });

  it('does not care how the address is capitalised', async () => {
    await server.signUp({ email: 'Mixed.Case@Example.com' });
    expect((await signIn({ email: 'mIXED.cASE@eXAMPLE.COM', password: testPassword })).status).toBe(200);
  });

  it('cares how the password is capitalised', async () => {
    expect((await signIn({ ...ana, password: ana.password.toUpperCase() })).status).toBe(401);
  });

  it('gives a wrong password, an unknown and a taken address the very same answer', async () => {
    const answers = [
      await signIn({ ...ana, password: 'not the password' }),
      await signIn({ email: 'nobody@example.com', password: 'not the password' }),
      await server.call('/api/sign-up', { body: { ...ana, password: 'not the password' } }),
      await server.call('/api/sign-up', {
        body: { email: ana.email.toUpperCase(), full_name: 'Another', password: 'not the password' },
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(JSON.parse(first ?? '')).toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 });
    for (const other of others) expect(other).toBe(first);
  });

  it.each<[string, Record<string, unknown>, FieldProblem]>([
    ['an address that is none', { email: 'ana' }, { path: 'email', problem: 'not_an_email' }],
    ['no password', { password: '' }, { path: 'password', problem: 'required' }],
    ['an endless password', { password: 'x'.repeat(129) }, { path: 'password', problem: 'too_long', limit: 128 }],
  ])('is refused with %s, naming the field', async (_, wrong, problem) => {
    const response = await server.call('/api/sign-in', { body: { ...ana, ...wrong } });
    expect(response.status).toBe(422);
    expect(await json(response)).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [problem] } });
  });

  it('keeps other sessions of the same person', async () => {
    const [laptop, phone] = [cookiesOf(await signIn(ana)), cookiesOf(await signIn(ana))];
    await server.call('/api/sign-out', { method: 'POST', cookie: laptop });
    expect((await server.call('/api/profile', { cookie: phone })).status).toBe(200);
  });
});

describe('signing in again in the same browser', () => {
  it('ends the session that was there before', async () => {
    const before = cookiesOf(await signIn(ana));
    const after = cookiesOf(
      await server.call('/api/sign-in', { body: { email: ana.email, password: ana.password }, cookie: before }),
    );
    expect((await server.call('/api/profile', { cookie: before })).status).toBe(401);
    expect((await server.call('/api/profile', { cookie: after })).status).toBe(200);
  });
});

describe('signing out', () => {
  it('ends the session on the server, so that its old cookie is worth nothing', async () => {
    const cookie = cookiesOf(await signIn(ana));
    const response = await server.call('/api/sign-out', { method: 'POST', cookie });
    expect(response.status).toBe(200);
    expect(await json(response)).toEqual({ signed_out: true });
    expect(response.headers.getSetCookie().join()).toMatch(/navor\.session_token=;.*Max-Age=0/);
    expect(response.headers.get('clear-site-data'), 'drafts are not for whoever comes next').toBe('"storage"');
    expect((await server.call('/api/profile', { cookie })).status).toBe(401);
    expect((await json<Session>(server.call('/api/session', { cookie }))).user).toBeNull();
  });

  it('is no error for somebody who is not signed in', async () => {
    for (const cookie of ['', 'navor.session_token=nonsense']) {
      expect((await server.call('/api/sign-out', { method: 'POST', cookie })).status).toBe(200);
    }
  });
});

describe('the own profile', () => {
  it('is answered PGRST116 when there is none', async () => {
    const cookie = await server.signUp({ email: 'bare@example.com' });
    await server.database.query(
      `DELETE FROM profiles WHERE id = (SELECT id FROM users WHERE email = 'bare@example.com')`,
    );
    const response = await server.call('/api/profile', { cookie });
    expect(response.status).toBe(404);
    expect(await json<ErrorBody>(response)).toMatchObject({ code: 'PGRST116', status: 404 });
    expect(await json<Session>(server.call('/api/session', { cookie }))).toMatchObject({
      user: { email: 'bare@example.com' },
      profile: null,
    });
  });
});

function signIn({ email, password }: { email: string; password: string }): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password } });
}
