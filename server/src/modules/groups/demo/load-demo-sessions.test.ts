import { expect, it } from 'vitest';
import { startServerForTest, type TestServer } from '../../../test-support/test-server.ts';
import { dayMs, insertSession, insertTutor } from '../groups.fixture.ts';
import { demoSessions } from './demo-sessions.ts';
import { endDemoSessions } from './end-demo-sessions.ts';
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

it('stays as it is at the next start, and is a whole week again on any later day', async () => {
  const server = await startDemo();
  const starts = async (from: Date) => {
    const rows = await server.database.query<{ at: Date }>(
      `SELECT starts_at AS at FROM group_sessions WHERE starts_at > $1 AND starts_at < $1 + interval '8 days'`,
      [from],
    );
    return rows.length;
  };
  const count = async () => (await server.database.query('SELECT id FROM group_sessions')).length;
  const after = (days: number) => new Date(Date.now() + days * dayMs);
  await loadDemoSessions(server.services);
  await loadDemoSessions(server.services);
  expect(await count()).toBe(demoSessions.length);
  for (const days of [1, 2, 3, 4, 5, 6, 7]) {
    for (const _ of [1, 2]) await loadDemoSessions(server.services, after(days));
    expect(await starts(after(days))).toBe(demoSessions.length);
  }
  const before = await count();
  await loadDemoSessions(server.services, after(40));
  expect(await starts(after(40))).toBe(demoSessions.length);
  expect(await count()).toBe(before + demoSessions.length);
});

it('comes also where a visitor has planned something of their own', async () => {
  const server = await startDemo();
  const sessionId = await insertSession(server, { startsAt: new Date(Date.now() + 100 * dayMs) });
  await server.database.query(
    `UPDATE group_sessions SET created_by = (SELECT id FROM users WHERE email = 'admin@navor.example') WHERE id = $1`,
    [sessionId],
  );
  await loadDemoSessions(server.services);
  expect(await server.database.query('SELECT id FROM group_sessions')).toHaveLength(demoSessions.length + 1);
});

it('ends with the demo, so that nobody pays for a seat with somebody who does not exist', async () => {
  const server = await startDemo();
  const [real] = await server.database.query<{ id: string }>(
    `INSERT INTO users (email, name) VALUES ('mira@example.com', 'Mira') RETURNING id`,
  );
  const own = await insertSession(server, { tutorId: await insertTutor(server, real?.id ?? '') });
  await loadDemoSessions(server.services);
  await endDemoSessions(server.services);
  const left = () => server.database.query<{ id: string }>('SELECT id FROM group_sessions');
  expect((await left()).map(({ id }) => id)).toContain(own);
  const ofDemo = `SELECT 1 FROM group_sessions JOIN tutors ON tutors.id = tutor_id JOIN users ON users.id = user_id
                  WHERE users.is_demo`;
  expect(await server.database.query(ofDemo)).toEqual([]);
  await loadDemoSessions(server.services);
  expect(await left()).toHaveLength(demoSessions.length + 1);
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
