import { activityKinds } from '@navor/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openManyAccounts } from '../../../test-support/many-people.ts';
import { startTestServer, type TestServer } from '../../../test-support/test-server.ts';
import { type RecordedActivity, recordActivity } from './record-activities.ts';

let server: TestServer;
let spare: string[];
beforeAll(async () => {
  server = await startTestServer();
  spare = (await openManyAccounts(server, 40)).map(({ id }) => id);
});
afterAll(() => server.stop());

const newPerson = () => spare.pop() ?? '';
const at = new Date('2026-03-09T10:00:00Z');
const lesson = (userId: string, id: string, more: Partial<RecordedActivity> = {}): RecordedActivity => ({
  ...{ userId, kind: 'lesson', id, activityType: 'lesson_completed', pointsEarned: 10, metadata: {}, at },
  ...more,
});
const record = (...activities: RecordedActivity[]) =>
  server.services.db.transaction(async (tx) => {
    const counted: boolean[] = [];
    for (const activity of activities) counted.push(await recordActivity(tx, activity));
    return counted;
  });
const weeks = (userId: string) =>
  server.database.query('SELECT week::text, points FROM weekly_points WHERE user_id = $1 ORDER BY week', [userId]);
const tallies = (userId: string) =>
  server.database.query('SELECT kind, count, points FROM activity_tallies WHERE user_id = $1 ORDER BY kind', [userId]);

/** What the ledger itself adds up to. */
const summed = (userId: string) =>
  server.database.query(
    `SELECT split_part(cause, ':', 1) AS kind, count(*)::int AS count, sum(points_earned)::int AS points
     FROM user_activities WHERE user_id = $1 GROUP BY 1 ORDER BY 1`,
    [userId],
  );

it('counts a cause once, and tells whether it did', async () => {
  const userId = newPerson();
  expect(await record(lesson(userId, 'a/1'), lesson(userId, 'a/1'), lesson(userId, 'a/2'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await record(lesson(userId, 'a/1', { pointsEarned: 500 }))).toEqual([false]);
  expect(await tallies(userId)).toEqual([{ kind: 'lesson', count: 2, points: 20 }]);
});

it('counts what there is only one of once as well', async () => {
  const userId = newPerson();
  const { id: _, ...onboarding } = lesson(userId, '', { kind: 'onboarding', pointsEarned: 100 });
  expect(await record(onboarding, onboarding)).toEqual([true, false]);
  const rows = await server.database.query('SELECT cause FROM user_activities WHERE user_id = $1', [userId]);
  expect(rows).toEqual([{ cause: 'onboarding' }]);
});

it('adds points to the week in which they were earned, which begins for everybody on Monday in Ljubljana', async () => {
  const userId = newPerson();
  await record(
    lesson(userId, 'a/1', { at: new Date('2026-03-08T22:59:59Z') }),
    lesson(userId, 'a/2', { at: new Date('2026-03-08T23:00:00Z') }),
    lesson(userId, 'a/3', { at: new Date('2026-03-15T22:59:59Z') }),
    lesson(userId, 'night', { kind: 'night', pointsEarned: 0, at: new Date('2026-04-01T22:00:00Z') }),
  );
  expect(await weeks(userId)).toEqual([
    { week: '2026-03-02', points: 10 },
    { week: '2026-03-09', points: 20 },
  ]);
});

it('counts once what many ask for at the same moment, in whatever order, and nobody waits in a circle', async () => {
  const userId = newPerson();
  const quiz = (id: string) => lesson(userId, id, { kind: 'quiz', pointsEarned: 25 });
  const all = [lesson(userId, 'a/1'), quiz('q1'), lesson(userId, 'a/2'), quiz('q2')];
  const counted = await Promise.all(
    Array.from({ length: 12 }, (_, index) => record(...(index % 2 ? all : [...all].reverse()))),
  );
  expect(counted.flat().filter(Boolean)).toHaveLength(4);
  expect(await tallies(userId)).toEqual([
    { kind: 'lesson', count: 2, points: 20 },
    { kind: 'quiz', count: 2, points: 50 },
  ]);
  expect(await weeks(userId)).toEqual([{ week: '2026-03-09', points: 70 }]);
});

it('leaves nothing behind of a transaction that fails', async () => {
  const userId = newPerson();
  const failing = server.services.db.transaction(async (tx) => {
    await recordActivity(tx, lesson(userId, 'a/1'));
    throw new Error('interrupted');
  });
  await expect(failing).rejects.toThrow('interrupted');
  expect([await tallies(userId), await weeks(userId), await summed(userId)]).toEqual([[], [], []]);
  expect(await record(lesson(userId, 'a/1'))).toEqual([true]);
});

it('gives nothing to an account that is gone', async () => {
  expect(await record(lesson('6f1d9a57-5b39-4c1f-a1ad-3cb0e9a6d8de', 'a/1'))).toEqual([false]);
});

it('keeps sums that equal the ledger, whatever is recorded, how often and at once', async () => {
  const activity = fc.record({
    kind: fc.constantFrom(...activityKinds),
    id: fc.constantFrom('a', 'b', 'c'),
    pointsEarned: fc.constantFrom(0, 10, 25, 200),
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(activity, { maxLength: 4 }), { maxLength: 8 }), async (transactions) => {
      const userId = newPerson();
      await Promise.all(transactions.map((each) => record(...each.map(({ id, ...more }) => lesson(userId, id, more)))));
      expect(await tallies(userId)).toEqual(await summed(userId));
      const [sum] = await server.database.query(
        `SELECT (SELECT coalesce(sum(points), 0)::int FROM weekly_points WHERE user_id = $1) AS weeks,
                (SELECT coalesce(sum(points), 0)::int FROM activity_tallies WHERE user_id = $1) AS kinds`,
        [userId],
      );
      expect(sum?.weeks).toBe(sum?.kinds);
    }),
    { numRuns: 15 },
  );
});
