import type { Session } from '@navor/contract';
import { describe, expect, it } from 'vitest';
import { cookiesOf, json, startServerForTest, type TestServer } from '../../test-support/test-server.ts';
import { demoAccounts, demoPassword, demoTutorAccounts } from './demo-accounts.ts';

describe('the accounts of a demo', () => {
  it('sign in with the password that its start tells, in the roles they are for', async () => {
    const demo = await startServerForTest({ DEMO: '1' });
    for (const { email, roles } of demoAccounts) {
      const answer = await signIn(demo, email);
      expect(answer.status).toBe(200);
      expect(await json(answer)).toMatchObject({ user: { roles } });
    }
    expect((await demo.greeting()).join('\n')).toContain(demoPassword);
  });

  it('are shut out once the demo is over, and whoever was in is out', async () => {
    const demo = await startServerForTest({ DEMO: '1', SECRET: 's'.repeat(32) });
    const cookie = cookiesOf(await signIn(demo, 'admin@navor.example'));
    const own = await demo.signUp({ email: 'ana@example.com' });
    const after = await startServerForTest({ DEMO: '0', SECRET: 's'.repeat(32) }, { sharedDatabase: demo.database });

    for (const { email } of [...demoAccounts, ...demoTutorAccounts]) {
      expect((await signIn(after, email)).status, email).toBe(401);
    }
    expect((await json<Session>(after.call('/api/session', { cookie }))).user).toBeNull();
    expect((await after.call('/api/people', { cookie })).status).toBe(401);
    expect((await json<Session>(after.call('/api/session', { cookie: own }))).user?.email).toBe('ana@example.com');
    expect((await after.call('/api/dev/mail')).status).toBe(404);
  });

  it('are told of by the start that shuts them out, which asks for an administrator', async () => {
    const demo = await startServerForTest({ DEMO: '1' });
    await demo.signUp({ email: 'promoted@example.com', roles: ['learner', 'admin'] });
    const after = await startServerForTest({ DEMO: '0' }, { sharedDatabase: demo.database });
    const told = (await after.greeting()).join('\n');
    expect(told).toMatch(/demo before.*admin@navor\.example/);
    expect(told).toMatch(/Administrators are: promoted@example\.com$/m);
    expect(told).not.toContain(demoPassword);

    await after.database.query(`UPDATE users SET roles = '{learner}' WHERE email = 'promoted@example.com'`);
    expect((await after.greeting()).join('\n')).toContain('/auth/first-administrator?token=');
  });

  it('are as they were when it is a demo again', async () => {
    const demo = await startServerForTest({ DEMO: '1' });
    await startServerForTest({ DEMO: '0' }, { sharedDatabase: demo.database });
    const again = await startServerForTest({ DEMO: '1' }, { sharedDatabase: demo.database });
    const answer = await signIn(again, 'admin@navor.example');
    expect(await json(answer)).toMatchObject({ user: { roles: ['learner', 'admin'] } });
  });
});

function signIn(server: TestServer, email: string): Promise<Response> {
  return server.call('/api/sign-in', { body: { email, password: demoPassword } });
}
