import type { Account, Session } from '@navor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cookiesOf,
  fieldProblems,
  json,
  newestEvent,
  startTestServer,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';
import { totp } from '../../../test-support/totp.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.query('DELETE FROM platform.rate_limits'));

type Setup = { uri: string; secret: string; recovery_codes: string[] };

describe('switching two-factor sign-in on', () => {
  it('asks for the password and for a first code, and only then asks for codes', async () => {
    const cookie = await server.signUp({ email: 'start@example.com' });
    const refused = await call('two-factor', cookie, { password: 'not the password' });
    expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem: 'wrong_password' }]);

    const setup = await json<Setup>(call('two-factor', cookie, { password: testPassword }));
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Navor:start.+secret=[A-Z2-7]+/);
    expect(setup.recovery_codes).toHaveLength(10);
    expect(new Set(setup.recovery_codes).size).toBe(10);
    expect((await signIn('start@example.com')).status).toBe('signed-in');

    expect((await call('two-factor/confirm', cookie, { code: '000000' })).status).toBe(401);
    const confirmed = await call('two-factor/confirm', cookie, { code: totp(setup.secret) });
    expect(confirmed.status).toBe(200);
    const renewed = cookiesOf(confirmed);
    expect(await accountOf(renewed)).toMatchObject({ has_two_factor: true, recovery_codes_left: 10 });
    expect((await signIn('start@example.com')).status).toBe('code-required');
    expect(await newestEvent(server, 'identity.two-factor-changed')).toMatchObject({ isOn: true });

    const again = await call('two-factor', renewed, { password: testPassword });
    expect(await json(again)).toMatchObject({ code: 'TWO_FACTOR_ALREADY_ON', status: 409 });
  });

  it('keeps the key and the recovery codes encrypted', async () => {
    const { setup } = await withTwoFactor('encrypted@example.com');
    const stored = JSON.stringify(await server.database.query('SELECT * FROM two_factors'));
    for (const secret of [setup.secret, ...setup.recovery_codes]) expect(stored).not.toContain(secret);
  });
});

describe('a sign-in that needs a code', () => {
  it('gives no session before the code, and one after it', async () => {
    const { setup } = await withTwoFactor('code@example.com');
    const { cookie } = await signIn('code@example.com');
    expect((await server.call('/api/profile', { cookie })).status).toBe(401);
    expect((await json<Session>(server.call('/api/session', { cookie }))).user).toBeNull();

    const wrong = await confirm(cookie, '000000');
    expect(await json(wrong)).toMatchObject({ code: 'INVALID_CODE', status: 401 });
    const right = await confirm(cookie, ` ${totp(setup.secret).replace(/^.../, '$& ')} `);
    expect(right.status).toBe(200);
    expect((await server.call('/api/profile', { cookie: cookiesOf(right) })).status).toBe(200);
  });

  it('is used up by the code: the same challenge opens no second session', async () => {
    const { setup } = await withTwoFactor('replay@example.com');
    const { cookie } = await signIn('replay@example.com');
    expect((await confirm(cookie, totp(setup.secret))).status).toBe(200);
    expect(await json(confirm(cookie, totp(setup.secret)))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  it('takes a code of the generator once, whoever else has seen it', async () => {
    const { setup } = await withTwoFactor('shoulder@example.com');
    const [mine, theirs] = [await signIn('shoulder@example.com'), await signIn('shoulder@example.com')];
    const code = totp(setup.secret);
    const answers = await Promise.all([confirm(mine.cookie, code), confirm(theirs.cookie, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const refused = answers.find(({ status }) => status === 401);
    expect(refused?.headers.getSetCookie().join()).not.toContain('session_token=');
    const sessions = await server.database.query(
      `SELECT FROM sessions JOIN users ON users.id = sessions.user_id WHERE email = 'shoulder@example.com'`,
    );
    expect(sessions, 'the one that set it up, and one of the two').toHaveLength(2);
  });

  it('ends after five wrong codes', async () => {
    const { setup } = await withTwoFactor('guess@example.com');
    const { cookie } = await signIn('guess@example.com');
    for (let times = 0; times < 5; times++) expect((await confirm(cookie, '000000')).status).toBe(401);
    expect(await json(confirm(cookie, totp(setup.secret)))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  it('is one of ten tries at most, however many are made at once', async () => {
    const { setup } = await withTwoFactor('at-once@example.com');
    const challenges: { cookie: string }[] = [];
    for (let times = 0; times < 24; times++) challenges.push(await signIn('at-once@example.com'));
    const answers = await Promise.all(challenges.map(({ cookie }) => confirm(cookie, '000000')));
    const tried = answers.filter(({ status }) => status === 401);
    expect([tried.length, answers.filter(({ status }) => status === 429).length]).toEqual([10, 14]);
    const { cookie } = await signIn('at-once@example.com');
    expect((await confirm(cookie, totp(setup.secret))).status).toBe(429);
  });

  it('forgets the wrong codes with a right one', async () => {
    const { setup } = await withTwoFactor('clumsy@example.com');
    for (let times = 0; times < 4; times++) await confirm((await signIn('clumsy@example.com')).cookie, '000000');
    await confirm((await signIn('clumsy@example.com')).cookie, totp(setup.secret));
    const counted = await server.database.query(
      `SELECT FROM platform.rate_limits JOIN users ON key = 'sign-in-code:' || users.id WHERE email = 'clumsy@example.com'`,
    );
    expect(counted).toEqual([]);
  });

  it('cannot be finished without having begun', async () => {
    const { setup } = await withTwoFactor('begun@example.com');
    expect(await json(confirm('', totp(setup.secret)))).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    const { cookie: another } = await signIn('begun@example.com');
    expect((await confirm(`${another}x`, totp(setup.secret))).status).toBe(401);
  });

  it('accepts each recovery code once, however it is written', async () => {
    const { setup, cookie } = await withTwoFactor('recovery@example.com');
    const [code = ''] = setup.recovery_codes;
    const first = await signIn('recovery@example.com');
    expect((await confirm(first.cookie, ` ${code.toUpperCase().replace('-', '')} `)).status).toBe(200);
    const second = await signIn('recovery@example.com');
    expect(await json(confirm(second.cookie, code))).toMatchObject({ code: 'INVALID_CODE' });
    expect(await accountOf(cookie)).toMatchObject({ recovery_codes_left: 9 });
  });

  it('asks for no code on a device that is trusted, but for the password', async () => {
    const { setup } = await withTwoFactor('trusted@example.com');
    const { cookie } = await signIn('trusted@example.com');
    const trusted = await server.call('/api/sign-in/code', {
      cookie,
      body: { code: totp(setup.secret), trust_device: true },
    });
    const device = cookiesOf(trusted)
      .split('; ')
      .filter((each) => each.includes('trust'))
      .join('; ');
    expect(device).not.toBe('');
    expect((await signIn('trusted@example.com', testPassword, device)).status).toBe('signed-in');
    expect((await signIn('trusted@example.com', 'not the password', device)).status).toBeUndefined();
    expect((await signIn('trusted@example.com')).status).toBe('code-required');
  });
});

describe('a trusted device', () => {
  it.each(['end-others', 'renew'])('is trusted no longer after: %s', async (what) => {
    const { setup, cookie } = await withTwoFactor(`device-${what}@example.com`);
    const { cookie: challenge } = await signIn(`device-${what}@example.com`);
    const answer = await server.call('/api/sign-in/code', {
      cookie: challenge,
      body: { code: totp(setup.secret), trust_device: true },
    });
    const device = cookiesOf(answer);
    if (what === 'end-others') {
      await server.call('/api/account/sessions/end-others', { method: 'POST', cookie });
    } else {
      const stopped = cookiesOf(await call('two-factor/stop', cookie, { password: testPassword }));
      const renewed = await json<Setup>(call('two-factor', stopped, { password: testPassword }));
      await call('two-factor/confirm', stopped, { code: totp(renewed.secret) });
    }
    expect((await signIn(`device-${what}@example.com`, testPassword, device)).status).toBe('code-required');
  });
});

describe('switching it off, and new recovery codes', () => {
  it('both need the password', async () => {
    const { setup, cookie } = await withTwoFactor('stop@example.com');
    for (const path of ['two-factor/stop', 'two-factor/recovery-codes']) {
      const refused = await call(path, cookie, { password: 'not the password' });
      expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem: 'wrong_password' }]);
    }
    const renewed = await json<Setup>(call('two-factor/recovery-codes', cookie, { password: testPassword }));
    expect(renewed.recovery_codes).toHaveLength(10);
    const old = await signIn('stop@example.com');
    expect((await confirm(old.cookie, setup.recovery_codes[0] ?? '')).status).toBe(401);

    const stopped = await call('two-factor/stop', cookie, { password: testPassword });
    expect(stopped.status).toBe(200);
    expect(await accountOf(cookiesOf(stopped))).toMatchObject({ has_two_factor: false, recovery_codes_left: null });
    expect((await signIn('stop@example.com')).status).toBe('signed-in');
  });
});

it('does not greet somebody as signed in who has not given the code yet', async () => {
  const { setup } = await withTwoFactor('event@example.com');
  await server.database.query('DELETE FROM platform.events');
  const { cookie } = await signIn('event@example.com');
  const signedIn = () => server.database.query(`SELECT FROM platform.events WHERE name = 'identity.signed-in'`);
  expect(await signedIn()).toHaveLength(0);
  await confirm(cookie, totp(setup.secret));
  expect(await signedIn()).toHaveLength(1);
});

async function withTwoFactor(email: string): Promise<{ setup: Setup; cookie: string }> {
  const cookie = await server.signUp({ email });
  const setup = await json<Setup>(call('two-factor', cookie, { password: testPassword }));
  const confirmed = await call('two-factor/confirm', cookie, { code: totp(setup.secret) });
  return { setup, cookie: cookiesOf(confirmed) };
}

function call(path: string, cookie: string, body: unknown): Promise<Response> {
  return server.call(`/api/account/${path}`, { cookie, body });
}

function confirm(cookie: string, code: string): Promise<Response> {
  return server.call('/api/sign-in/code', { cookie, body: { code } });
}

async function signIn(email: string, password = testPassword, cookie = '') {
  const response = await server.call('/api/sign-in', { body: { email, password }, cookie });
  const { status } = await json<{ status?: string | number }>(response);
  return { status: typeof status === 'string' ? status : undefined, cookie: cookiesOf(response) };
}

function accountOf(cookie: string): Promise<Account> {
  return json<Account>(server.call('/api/account', { cookie }));
}
