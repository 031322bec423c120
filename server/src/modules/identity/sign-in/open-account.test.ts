import type { Session } from '@navor/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  cookiesOf,
  fieldProblems,
  json,
  startServerForTest,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';

describe('one address', () => {
  it('gets exactly one account when it signs up several times at the same moment', async () => {
    const server = await startServerForTest();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signUp(server, 'ana@example.com')));
    // The same form sent again is no mistake of its sender: each is let in, to the one account.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const table of ['users', 'accounts', 'profiles']) {
      expect(await server.database.query(`SELECT id FROM ${table}`)).toHaveLength(1);
    }
    for (const answer of answers) {
      expect((await server.call('/api/profile', { cookie: cookiesOf(answer) })).status).toBe(200);
    }
  });
});

describe('a sign-up that is cut off', () => {
  it.each(['accounts', 'profiles', 'sessions', 'platform.events'])(
    'leaves no half of an account behind, and succeeds when the form is sent again: at %s',
    async (table) => {
      const server = await startServerForTest();
      await server.database.query(
        `CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut off'; END $$`,
      );
      await server.database.query(`CREATE TRIGGER cut_off BEFORE INSERT ON ${table} EXECUTE FUNCTION cut_off()`);
      expect((await signUp(server, 'ana@example.com')).status).toBe(500);
      for (const rows of ['users', 'accounts', 'profiles', 'sessions']) {
        expect(await server.database.query(`SELECT FROM ${rows}`), rows).toEqual([]);
      }

      await server.database.query(`DROP TRIGGER cut_off ON ${table}`);
      const cookie = cookiesOf(await signUp(server, 'ana@example.com'));
      expect((await json<Session>(server.call('/api/session', { cookie }))).profile?.full_name).toBe('Somebody');
      await vi.waitFor(async () => expect(await server.database.query('SELECT FROM platform.mails')).toHaveLength(1), {
        timeout: 60_000,
      });
    },
  );
});

describe('a new password', () => {
  it.each([
    ['many have', 'Basketball', 'too_common'],
    ['many have, with a year', 'password2026', 'too_common'],
    ['is the address', 'ana.novak@example.com', 'own_data'],
    ['is the name and a number', 'Ana-Novak-77', 'own_data'],
    ['is the name without its diacritics, and a year', 'zagarana2026!', 'own_data'],
    ['is the name of this place', 'navornavor1', 'product_name'],
    ['is a piece over and over', 'geslogeslogeslo', 'too_simple'],
    ['is keys in a row', 'qwertzuiopasdf', 'too_simple'],
  ])('is refused beside its field when it is one that %s', async (_, password, problem) => {
    const server = await startServerForTest();
    const body = { email: 'ana.novak@example.com', full_name: 'Ana Novak Žagar', password };
    const refused = await server.call('/api/sign-up', { body });
    expect(refused.status).toBe(422);
    expect(await fieldProblems(refused)).toEqual([{ path: 'password', problem }]);

    const cookie = await server.signUp({ email: body.email, full_name: body.full_name });
    const change = { current_password: testPassword, new_password: password };
    const unchanged = await server.call('/api/account/password', { body: change, cookie });
    expect(await fieldProblems(unchanged)).toEqual([{ path: 'new_password', problem }]);
  });
});

describe('a password', () => {
  it('is kept by Argon2id, also where it was kept by scrypt before', async () => {
    const server = await startServerForTest();
    await server.signUp({ email: 'ana@example.com' });
    const { hashPassword } = await import('better-auth/crypto');
    await server.database.query('UPDATE accounts SET password = $1', [await hashPassword(testPassword)]);
    const signIn = (password: string) => server.call('/api/sign-in', { body: { email: 'ana@example.com', password } });

    expect((await signIn('not the password')).status).toBe(401);
    expect(await keptPassword(server)).not.toContain('argon2id');
    expect((await signIn(testPassword)).status).toBe(200);
    expect(await keptPassword(server)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn(testPassword)).status).toBe(200);
    expect((await signIn('not the password')).status).toBe(401);
  });
});

async function keptPassword(server: TestServer): Promise<string | undefined> {
  const [row] = await server.database.query<{ password: string }>('SELECT password FROM accounts');
  return row?.password;
}

function signUp(server: TestServer, email: string): Promise<Response> {
  return server.call('/api/sign-up', { body: { email, full_name: 'Somebody', password: testPassword } });
}
