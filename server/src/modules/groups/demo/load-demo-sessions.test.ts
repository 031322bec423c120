import { expect, it } from 'vitest';
import { startServerForTest, type TestServer } from '../../../test-support/test-server.ts';
import { dayMs, insertTutor } from '../groups.fixture.ts';
import { demoSessions } from './demo-sessions.ts';
import { loadDemoSessions } from './load-demo-sessions.ts';

it('is a week of sessions in all of our languages, one of them full and one nearly so', async () => {
  const server = await startDemo();
  await loadDemoSessions(server.services);
  const sessions = await server.database.query<{ language: string; left: number }>(
    `SELECT language, capacity - (SELECT count(*)::int FROM group_seats WHERE session_id = group_sessions.id) AS left
     FROM group_sessions WHERE starts_at BETWEEN now() AND now() + interval '9 days'`,
  );
  expect(sessions).toHaveLength(demoSessions.length);
  expect(new Set(sessions.map(({ language }) => language))).toEqual(new Set(['sl', 'en', 'de']));
  expect(sessions.filter(({ left }) => left === 0)).toHaveLength(1);
  expect(sessions.filter(({ left }) => left === 1)).toHaveLength(1);
});

it('stays as it is at the next start, and is renewed once it is over', async () => {
  const server = await startDemo();
  const count = async () => (await server.database.query('SELECT id FROM group_sessions')).length;
  await loadDemoSessions(server.services);
  await loadDemoSessions(server.services);
  expect(await count()).toBe(demoSessions.length);
  await loadDemoSessions(server.services, new Date(Date.now() + 20 * dayMs));
  expect(await count()).toBe(2 * demoSessions.length);
});

/** A demo with the content that the sessions are about. */
async function startDemo(): Promise<TestServer> {
  const server = await startServerForTest({ DEMO: '1' }, { hasStarterContent: true });
  await server.database.query('DELETE FROM group_sessions; DELETE FROM taken_times');
  const [any] = await server.database.query(`SELECT id FROM tutors WHERE status = 'approved'`);
  if (!any) {
    const [account] = await server.database.query<{ id: string }>(
      `SELECT id FROM users WHERE email = 'tutor@navor.example'`,
    );
    await insertTutor(server, account?.id ?? '');
  }
  return server;
}
