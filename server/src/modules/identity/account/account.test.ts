import type { Account } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  fieldProblems,
  json,
  newestEvent,
  newestLink,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits; DELETE FROM platform.events'));

describe('the list of devices', () => {
  it('tells where the account is signed in, and which of them asks', async () => {
    const laptop = await server.signUp({ email: 'list@example.com' });
    const phone = cookiesOf(await signIn('list@example.com', testPassword, { 'user-agent': 'A phone' }));
    const { devices, email } = await accountOf(phone);
    expect(email).toBe('list@example.com');
    expect(devices).toHaveLength(2);
    expect(devices.find((device) => device.is_current)).toMatchObject({
      user_agent: 'A phone',
      ip_address: '127.0.0.1',
    });
    expect((await accountOf(laptop)).devices.find((device) => device.is_current)?.user_agent).not.toBe('A phone');
    expect(JSON.stringify(devices), 'and nothing that would open a session').not.toContain('token');
  });

  it('believes no network address that a caller makes up', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-navor-caller': '203.0.113.7' };
    const body = { email: 'liar@example.com', full_name: 'Liar', password: testPassword };
    for (const path of ['/api/sign-up', '/api/sign-in']) {
      const cookie = cookiesOf(await server.call(path, { body, headers }));
      expect((await accountOf(cookie)).devices.map((device) => device.ip_address)).not.toContain('203.0.113.7');
    }
  });

  it('lets one of them be ended', async () => {
    const laptop = await server.signUp({ email: 'end@example.com' });
    const phone = cookiesOf(await signIn('end@example.com'));
    const { id } = (await accountOf(phone)).devices.find((device) => device.is_current) ?? { id: '' };
    expect((await end(laptop, id)).status).toBe(200);
    expect((await server.call('/api/profile', { cookie: phone })).status).toBe(401);
    expect((await end(laptop, id)).status, 'gone already').toBe(404);
    expect((await accountOf(laptop)).devices).toHaveLength(1);
  });

  it('lets all others be ended', async () => {
    const laptop = await server.signUp({ email: 'others@example.com' });
    const phone = cookiesOf(await signIn('others@example.com'));
    const stranger = await server.signUp({ email: 'stranger@example.com' });
    expect((await server.call('/api/account/sessions/end-others', { method: 'POST', cookie: laptop })).status).toBe(
      200,
    );
    expect((await server.call('/api/profile', { cookie: phone })).status).toBe(401);
    for (const cookie of [laptop, stranger]) expect((await server.call('/api/profile', { cookie })).status).toBe(200);
  });

  it.each([
    ['of somebody else', () => 404],
    ['that does not exist', () => 404],
    ['that is no id', () => 422],
  ])('does not end a session %s', async (which, status) => {
    const victim = await server.signUp({ email: `victim-${which.length}@example.com` });
    const attacker = await server.signUp({ email: `attacker-${which.length}@example.com` });
    const foreign = (await accountOf(victim)).devices[0]?.id ?? '';
    const ids: Record<string, string> = {
      'of somebody else': foreign,
      'that does not exist': '6f1c4f0e-5a53-4be3-9f0c-1f5a4c8f0a11',
    };
    expect((await end(attacker, ids[which] ?? 'nonsense')).status).toBe(status());
    expect((await server.call('/api/profile', { cookie: victim })).status).toBe(200);
  });
});

describe('a session', () => {
  it('is another one after each sign-in: a cookie that was planted before is worth nothing', async () => {
    const planted = await server.signUp({ email: 'planted@example.com' });
    await server.call('/api/sign-out', { method: 'POST', cookie: planted });
    const response = await server.call('/api/sign-in', {
      body: { email: 'planted@example.com', password: testPassword },
      cookie: planted,
    });
    expect(cookiesOf(response)).not.toBe(planted);
    expect((await server.call('/api/profile', { cookie: planted })).status).toBe(401);
  });

  it('lives on as long as it is used, and its cookie with it', async () => {
    const cookie = await server.signUp({ email: 'sliding@example.com' });
    const age = (age: string) =>
      server.database.query(
        `UPDATE sessions SET updated_at = now() - $1::interval, expires_at = now() + interval '1 day'
         WHERE user_id = (SELECT id FROM users WHERE email = 'sliding@example.com')`,
        [age],
      );
    await age('59 minutes');
    expect((await server.call('/api/profile', { cookie })).headers.getSetCookie()).toEqual([]);
    await age('61 minutes');
    const renewed = await server.call('/api/profile', { cookie });
    expect(cookiesOf(renewed)).toBe(cookie);
    expect(renewed.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const [row] = await server.database.query<{ days: number }>(
      `SELECT extract(day FROM expires_at - now())::int AS days FROM sessions
       WHERE user_id = (SELECT id FROM users WHERE email = 'sliding@example.com')`,
    );
    expect(row?.days).toBeGreaterThanOrEqual(29);
    expect((await server.call('/api/profile', { cookie })).headers.getSetCookie()).toEqual([]);
  });

  it('can still be ended when it is due to be renewed', async () => {
    const cookie = await server.signUp({ email: 'leaving@example.com' });
    await server.database.query(`UPDATE sessions SET updated_at = now() - interval '2 hours'`);
    const response = await server.call('/api/sign-out', { method: 'POST', cookie });
    const last = response.headers.getSetCookie().findLast((line) => line.includes('session_token'));
    expect(last).toMatch(/session_token=;.*Max-Age=0/);
    expect((await server.call('/api/profile', { cookie })).status).toBe(401);
  });
});

describe('another e-mail address', () => {
  it('is the account’s once the link that was sent to it is followed, and only once', async () => {
    const cookie = await server.signUp({ email: 'old@example.com' });
    expect((await changeEmail(cookie, 'New@Example.com')).status).toBe(202);
    const { token, newEmail } = await newestLink(server, 'identity.email-change-requested');
    expect(newEmail).toBe('new@example.com');
    expect((await accountOf(cookie)).email, 'nothing changes before').toBe('old@example.com');

    expect(await json(confirmEmail(token))).toEqual({ email: 'new@example.com' });
    expect((await accountOf(cookie)).email).toBe('new@example.com');
    expect((await signIn('old@example.com')).status).toBe(401);
    expect((await signIn('new@example.com')).status).toBe(200);
    expect(await newestEvent(server, 'identity.email-changed')).toMatchObject({ oldEmail: 'old@example.com' });
    expect((await confirmEmail(token)).status).toBe(410);
  });

  it('needs the password', async () => {
    const cookie = await server.signUp({ email: 'careful@example.com' });
    const refused = await changeEmail(cookie, 'thief@example.com', 'not the password');
    expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem: 'wrong_password' }]);
    expect(await server.database.query(`SELECT FROM platform.events WHERE name LIKE '%email-change%'`)).toEqual([]);
  });

  it('that is the account’s own already is refused beside its field', async () => {
    const cookie = await server.signUp({ email: 'same@example.com' });
    const refused = await changeEmail(cookie, 'Same@Example.com');
    expect(await fieldProblems(refused)).toEqual([{ path: 'email', problem: 'unchanged' }]);
  });

  it('floods no address, however many accounts ask for it', async () => {
    const people = await Promise.all(
      ['one', 'two', 'three'].map((name) => server.signUp({ email: `${name}@flood.example` })),
    );
    for (const cookie of [...people, ...people, ...people]) {
      expect((await changeEmail(cookie, 'flooded@example.com')).status).toBe(202);
    }
    const asked = await server.database.query(
      `SELECT FROM platform.events WHERE payload ->> 'newEmail' = 'flooded@example.com'`,
    );
    expect(asked).toHaveLength(5);
  });

  it('that belongs to somebody gets no link, and the asker hears no difference', async () => {
    await server.signUp({ email: 'taken@example.com' });
    const cookie = await server.signUp({ email: 'curious@example.com' });
    const taken = await changeEmail(cookie, 'taken@example.com');
    const free = await changeEmail(cookie, 'free@example.com');
    expect(taken.status).toBe(free.status);
    expect(await taken.text()).toBe(await free.text());
    const rows = await server.database.query<{ payload: { newEmail: string } }>(
      `SELECT payload FROM platform.events WHERE name = 'identity.email-change-requested'`,
    );
    expect(rows.map(({ payload }) => payload.newEmail)).toEqual(['free@example.com']);
  });

  it('that somebody took meanwhile is refused', async () => {
    const cookie = await server.signUp({ email: 'slow@example.com' });
    await changeEmail(cookie, 'wanted@example.com');
    const { token } = await newestLink(server, 'identity.email-change-requested');
    await server.signUp({ email: 'wanted@example.com' });
    expect((await confirmEmail(token)).status).toBe(410);
    expect((await accountOf(cookie)).email).toBe('slow@example.com');
  });

  it('cannot be confirmed with a made-up or an expired link', async () => {
    const cookie = await server.signUp({ email: 'expired@example.com' });
    await changeEmail(cookie, 'later@example.com');
    const { token } = await newestLink(server, 'identity.email-change-requested');
    await server.database.query(`UPDATE verifications SET expires_at = now() - interval '1 second'`);
    expect((await confirmEmail(token)).status).toBe(410);
    expect((await confirmEmail('made-up')).status).toBe(410);
  });
});

function accountOf(cookie: string): Promise<Account> {
  return json<Account>(server.call('/api/account', { cookie }));
}

function end(cookie: string, id: string): Promise<Response> {
  return server.call(`/api/account/sessions/${id}`, { method: 'DELETE', cookie });
}

function changeEmail(cookie: string, email: string, password = testPassword): Promise<Response> {
  return server.call('/api/account/email', { cookie, body: { email, password } });
}

function confirmEmail(token: string): Promise<Response> {
  return server.call('/api/account/email/confirm', { body: { token } });
}

function signIn(email: string, password = testPassword, headers: Record<string, string> = {}): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password }, headers });
}
