import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
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

const newPassword = 'another long enough password';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits; DELETE FROM platform.events'));

describe('a link for a new password', () => {
  it('sets it, ends every session, and is good once', async () => {
    const cookie = await server.signUp({ email: 'once@example.com' });
    const token = await resetToken('Once@Example.com');
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect((await server.call('/api/profile', { cookie })).status).toBe(401);
    expect((await signIn('once@example.com', testPassword)).status).toBe(401);
    expect((await signIn('once@example.com', newPassword)).status).toBe(200);
    expect(await newestEvent(server, 'identity.password-changed')).toBeDefined();

    const again = await reset(token, 'yet another long password');
    expect(again.status).toBe(410);
    expect(await json(again)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await signIn('once@example.com', newPassword)).status).toBe(200);
  });

  it('leaves no session to somebody who signs in by the former one at that moment', async () => {
    await server.signUp({ email: 'moment@example.com' });
    const ofAccount = `user_id = (SELECT id FROM users WHERE email = 'moment@example.com')`;
    await server.database.query(`DELETE FROM sessions WHERE ${ofAccount}`);
    const [kept] = await server.database.query<{ password: string }>(
      `SELECT password FROM accounts WHERE ${ofAccount}`,
    );
    const change = new pg.Client({ connectionString: server.database.url });
    await change.connect();
    onTestFinished(() => change.end());
    await change.query(`BEGIN; UPDATE accounts SET password = '${kept?.password.replace(/.{4}$/, 'AAAA')}' WHERE ${ofAccount};
                        DELETE FROM sessions WHERE ${ofAccount}`);
    const signingIn = signIn('moment@example.com', testPassword);
    const sessions = () => server.database.query(`SELECT FROM sessions WHERE ${ofAccount}`);
    await expect.poll(sessions).toHaveLength(1);
    await change.query('COMMIT');
    expect((await signingIn).status).toBe(401);
    expect(await sessions()).toEqual([]);
  });

  it('is good once even when it is used twice at the same moment', async () => {
    await server.signUp({ email: 'twice@example.com' });
    const token = await resetToken('twice@example.com');
    const answers = await Promise.all([
      reset(token, 'the first new password'),
      reset(token, 'the second new password'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('ends the others that were asked for before it', async () => {
    await server.signUp({ email: 'several@example.com' });
    const [first, second] = [await resetToken('several@example.com'), await resetToken('several@example.com')];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'a password of somebody else')).status).toBe(410);
  });

  it('expires', async () => {
    await server.signUp({ email: 'late@example.com' });
    const token = await resetToken('late@example.com');
    await server.database.query(`UPDATE verifications SET expires_at = now() - interval '1 second'`);
    expect((await reset(token)).status).toBe(410);
    expect((await signIn('late@example.com', testPassword)).status).toBe(200);
  });

  it('is not used up by a password that is too short', async () => {
    await server.signUp({ email: 'short@example.com' });
    const token = await resetToken('short@example.com');
    const refused = await reset(token, 'short');
    expect(refused.status).toBe(422);
    expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem: 'too_short', limit: 10 }]);
    expect((await reset(token)).status).toBe(200);
  });

  it('cannot be found in the database', async () => {
    await server.signUp({ email: 'hashed@example.com' });
    const token = await resetToken('hashed@example.com');
    const rows = await server.database.query('SELECT identifier, value FROM verifications');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['made-up', '', 'x'.repeat(200), '../../etc', "' OR 1=1 --"])('cannot be made up: %s', async (token) => {
    expect([410, 422]).toContain((await reset(token)).status);
  });

  it('does not sign in, and does not skip a second factor', async () => {
    await server.signUp({ email: 'cookie@example.com' });
    const response = await reset(await resetToken('cookie@example.com'));
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('asking for a link', () => {
  it('answers the same for an address without an account, and sends nothing', async () => {
    await server.signUp({ email: 'known@example.com' });
    const unknown = await ask('unknown@example.com');
    const known = await ask('known@example.com');
    expect([unknown.status, known.status]).toEqual([202, 202]);
    expect(await unknown.text()).toBe(await known.text());
    await newestEvent(server, 'identity.password-reset-requested');
    expect(
      await server.database.query(`SELECT FROM platform.events WHERE name = 'identity.password-reset-requested'`),
    ).toHaveLength(1);
  });

  it('does the same work for either: what takes time happens in the background', async () => {
    // Nothing but a queued job comes of it before the answer, whoever is asked about.
    await ask('nobody-at-all@example.com');
    const rows = await server.database.query<{ data: unknown }>(
      `SELECT data FROM jobs.job WHERE name = 'send-password-reset' ORDER BY created_on DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ data: { email: 'nobody-at-all@example.com' } }]);
  });

  it('is limited for each account, so that nobody can be flooded with mail, nor be shut out by it', async () => {
    const answers = [];
    for (let times = 0; times < 8; times++) answers.push((await ask('flooded@example.com')).status);
    expect(answers).toEqual(answers.map(() => 202));
    const queued = await server.database.query(
      `SELECT FROM jobs.job WHERE name = 'send-password-reset' AND data ->> 'email' = 'flooded@example.com'`,
    );
    expect(queued).toHaveLength(5);
  });
});

describe('changing the password', () => {
  it('needs the current one, ends the other sessions and renews this one', async () => {
    const laptop = await server.signUp({ email: 'change@example.com' });
    const phone = cookiesOf(await signIn('change@example.com', testPassword));
    const link = await resetToken('change@example.com');

    const wrong = await change(laptop, 'not the password');
    expect(wrong.status).toBe(422);
    expect(await fieldProblems(wrong)).toEqual([{ path: 'current_password', problem: 'wrong_password' }]);
    expect((await server.call('/api/profile', { cookie: phone })).status).toBe(200);

    const changed = await change(laptop, testPassword);
    expect(changed.status).toBe(200);
    const renewed = cookiesOf(changed);
    expect(renewed).not.toBe(laptop);
    expect((await server.call('/api/profile', { cookie: renewed })).status).toBe(200);
    for (const old of [laptop, phone]) expect((await server.call('/api/profile', { cookie: old })).status).toBe(401);
    expect((await signIn('change@example.com', testPassword)).status).toBe(401);
    expect((await signIn('change@example.com', newPassword)).status).toBe(200);
    expect((await reset(link)).status, 'a link asked for before is over as well').toBe(410);
  });

  it('refuses the one in use beside its field, in whichever form it is typed, and ends no session', async () => {
    const cookie = await server.signUp({ email: 'same@example.com', password: 'še daljši stavek' });
    const phone = cookiesOf(await signIn('same@example.com', 'še daljši stavek'));
    for (const same of ['še daljši stavek', 'še daljši stavek'.normalize('NFD')]) {
      const refused = await change(cookie, 'še daljši stavek', same);
      expect(refused.status).toBe(422);
      expect(await fieldProblems(refused)).toEqual([{ path: 'new_password', problem: 'same_password' }]);
    }
    expect((await server.call('/api/profile', { cookie: phone })).status).toBe(200);
    expect(await server.database.query(`SELECT FROM platform.events WHERE name = 'identity.password-changed'`)).toEqual(
      [],
    );

    const wrong = await change(cookie, 'not the password', 'not the password');
    expect(await fieldProblems(wrong)).toEqual([{ path: 'current_password', problem: 'wrong_password' }]);
  });

  it('lets nobody guess the current one at a screen that was left open', async () => {
    const cookie = await server.signUp({ email: 'open@example.com' });
    for (let times = 0; times < 10; times++) expect((await change(cookie, `guess ${times}`)).status).toBe(422);
    expect((await change(cookie, testPassword)).status).toBe(429);
  });
});

describe('a hundred wrong passwords', () => {
  it('are refused, most of them without being looked at, and the right one waits', async () => {
    await server.signUp({ email: 'target@example.com' });
    const statuses = new Map<number, number>();
    for (let times = 0; times < 100; times++) {
      const { status } = await signIn('target@example.com', `wrong password ${times}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 401: 10, 429: 90 });
    const right = await signIn('target@example.com', testPassword);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an unknown address', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it('is answered with the same work as a wrong password, so that the time tells nothing', async () => {
    await server.signUp({ email: 'timed@example.com' });
    const hash = vi.spyOn(crypto, 'argon2');
    syncBuiltinESMExports();
    // The hash is nearly all the time that an answer takes.
    const hashesFor = async (email: string) => {
      hash.mockClear();
      expect((await signIn(email, 'not the password')).status).toBe(401);
      return hash.mock.calls.map(([algorithm, { memory, passes }]) => ({ algorithm, memory, passes }));
    };
    const known = await hashesFor('timed@example.com');
    expect(known).toHaveLength(1);
    expect(await hashesFor('nobody@example.com')).toEqual(known);
  });
});

function ask(email: string): Promise<Response> {
  return server.call('/api/password/reset-request', { body: { email } });
}

async function resetToken(email: string): Promise<string> {
  await server.database.query('DELETE FROM platform.events');
  await ask(email);
  return (await newestLink(server, 'identity.password-reset-requested')).token;
}

function reset(token: string, password = newPassword): Promise<Response> {
  return server.call('/api/password/reset', { body: { token, password } });
}

function change(cookie: string, current_password: string, new_password = newPassword): Promise<Response> {
  return server.call('/api/account/password', { cookie, body: { current_password, new_password } });
}

function signIn(email: string, password: string): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password } });
}
