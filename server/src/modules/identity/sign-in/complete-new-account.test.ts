import type { Session } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import {
  cookiesOf,
  json,
  startServerForTest,
  type TestServer,
  testPassword,
} from '../../../test-support/test-server.ts';

describe('the first account of an empty installation', () => {
  it('is made administrator, and no other', async () => {
    const server = await startServerForTest();
    const first = await json<Session>(signUp(server, 'first@example.com'));
    const second = await json<Session>(signUp(server, 'second@example.com'));
    expect(first.user?.roles).toEqual(['learner', 'admin']);
    expect(second.user?.roles).toEqual(['learner']);
  });

  it('is exactly one of many that are opened at the same moment, on two servers', async () => {
    const server = await startServerForTest();
    const sibling = await startServerForTest({}, { sharedDatabase: server.database });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => signUp(index % 2 ? server : sibling, `person${index}@example.com`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await administrators(server)).toHaveLength(1);
    expect(await server.database.query('SELECT id FROM profiles')).toHaveLength(12);
  });

  it('stays the only one to be given the role, even when it is deleted', async () => {
    const server = await startServerForTest();
    await signUp(server, 'first@example.com');
    await signUp(server, 'second@example.com');
    await server.database.query(`DELETE FROM users WHERE email = 'first@example.com'`);
    await signUp(server, 'third@example.com');
    expect(await administrators(server)).toEqual([]);
  });
});

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

function signUp(server: TestServer, email: string): Promise<Response> {
  return server.call('/api/sign-up', { body: { email, full_name: 'Somebody', password: testPassword } });
}

function administrators(server: TestServer) {
  return server.database.query(`SELECT email FROM users WHERE 'admin' = ANY (roles)`);
}
