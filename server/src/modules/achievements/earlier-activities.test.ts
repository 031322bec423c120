import { afterAll, beforeAll, expect, it } from 'vitest';
import { openManyAccounts } from '../../test-support/many-people.ts';
import { readMigration } from '../../test-support/read-migration.ts';
import { insertAttemptAt, insertQuiz, right, unanswered } from '../../test-support/sample-answers.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let people: string[];
beforeAll(async () => {
  server = await startTestServer();
  people = (await openManyAccounts(server, 3)).map(({ id }) => id);
  await insertQuiz(server.database, { id: 'prvi', questions: [{ id: 'tok' }] });
});
afterAll(() => server.stop());

const query: TestServer['database']['query'] = (...args) => server.database.query(...args);

/** What is filled from activities of before, as on an installation that has learners already. */
async function fillFromBefore() {
  const statements = await readMigration('certificates_and_achievements');
  const first = statements.findIndex((statement) => statement.includes('WITH learned'));
  expect(first).toBeGreaterThan(0);
  for (const statement of statements.slice(first)) await query(statement);
}

const lived = (userId: string, timeZone: string) =>
  query(
    'INSERT INTO profiles (id, time_zone) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET time_zone = excluded.time_zone',
    [userId, timeZone],
  );

const earned = (userId: string, cause: string, points: number, at: string) =>
  query(
    `INSERT INTO user_activities (user_id, activity_type, points_earned, cause, created_at) VALUES ($1, 'earlier', $2, $3, $4)`,
    [userId, points, cause, at],
  );

it('keeps sums, days and rare hours of what was done before they were counted', async () => {
  const [atHome = '', inNewYork = '', nowhere = ''] = people;
  await lived(inNewYork, 'America/New_York');
  await lived(nowhere, 'Europe/Atlantis');
  for (const userId of people) {
    await earned(userId, 'onboarding', 100, '2026-03-01T10:00:00Z');
    await earned(userId, 'lesson:osnove/tok', 10, '2026-03-08T23:30:00Z');
    await earned(userId, 'lesson:osnove/ohm', 10, '2026-03-09T11:00:00Z');
    // The server may find these out while nobody is there.
    await earned(userId, 'quiz:prvi', 25, '2026-03-20T10:00:00Z');
    await earned(userId, 'course:osnove', 200, '2026-03-21T10:00:00Z');
    for (const [day, outcome] of [['2026-03-11', right] as const, ['2026-03-12', unanswered] as const]) {
      await insertAttemptAt(server.database, {
        ...{ userId, quizId: 'prvi', at: new Date(`${day}T12:00:00Z`), answers: [{ question: 'tok', outcome }] },
      });
    }
    await query(
      `INSERT INTO study_time (user_id, day, seconds) VALUES ($1, '2026-03-13', 299), ($1, '2026-03-14', 300),
         ($1, '2026-03-11', 900)`,
      [userId],
    );
  }

  await fillFromBefore();

  const daysOf = (userId: string) =>
    query(
      `SELECT string_agg(to_char(day, 'DD'), ' ' ORDER BY day) AS days, min(time_zone) AS zone, max(time_zone) AS last
       FROM learning_days WHERE user_id = $1`,
      [userId],
    );
  const home = 'Europe/Ljubljana';
  expect(await daysOf(atHome)).toEqual([{ days: '09 11 14', zone: home, last: home }]);
  expect(await daysOf(nowhere)).toEqual([{ days: '09 11 14', zone: home, last: home }]);
  const newYork = 'America/New_York';
  expect(await daysOf(inNewYork)).toEqual([{ days: '08 09 11 14', zone: newYork, last: newYork }]);

  const tallies = 'SELECT kind, count, points FROM activity_tallies WHERE user_id = $1 ORDER BY kind';
  expect(await query(tallies, [atHome])).toEqual([
    { kind: 'course', count: 1, points: 200 },
    { kind: 'lesson', count: 2, points: 20 },
    { kind: 'night', count: 1, points: 0 },
    { kind: 'onboarding', count: 1, points: 100 },
    { kind: 'quiz', count: 1, points: 25 },
  ]);
  expect(await query(`${tallies} LIMIT 3`, [inNewYork]), 'seven in the evening, and seven in the morning').toEqual([
    { kind: 'course', count: 1, points: 200 },
    { kind: 'lesson', count: 2, points: 20 },
    { kind: 'onboarding', count: 1, points: 100 },
  ]);
  expect(await query(`SELECT cause FROM user_activities WHERE user_id = $1 AND points_earned = 0`, [atHome])).toEqual([
    { cause: 'night:2026-03-08' },
  ]);
  const weeks = 'SELECT week::text, points FROM weekly_points WHERE user_id = $1 ORDER BY week';
  // Sunday night there is Monday at home, whose weeks are everybody's.
  expect(await query(weeks, [inNewYork])).toEqual([
    { week: '2026-02-23', points: 100 },
    { week: '2026-03-09', points: 20 },
    { week: '2026-03-16', points: 225 },
  ]);
});
