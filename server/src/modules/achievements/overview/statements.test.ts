import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../../test-support/count-statements.ts';
import { insertSampleCourse } from '../../../test-support/sample-course.ts';
import { type SamplePerson, startServerWithPeople } from '../../../test-support/sample-people.ts';
import type { TestServer } from '../../../test-support/test-server.ts';
import { rewardedActivities } from './list-activities.ts';

const manyActivities = 100_000;

let server: TestServer;
let beginner: SamplePerson;
let veteran: SamplePerson;
beforeAll(async () => {
  const started = await startServerWithPeople();
  server = started.server;
  await insertSampleCourse(server.database, { id: 'osnove' });
  [beginner, veteran] = [await started.newPerson(), await started.newPerson()];
  await fill(beginner, 3);
  await fill(veteran, manyActivities);
  await server.database.query('ANALYZE');
}, 120_000);
afterAll(() => server.stop());

/** A ledger of so many rows, with its sums, and ten years of learning in it. */
async function fill({ id }: SamplePerson, count: number): Promise<void> {
  await server.database.query(
    `INSERT INTO user_activities (user_id, activity_type, points_earned, cause, created_at)
     SELECT $1, 'x', CASE number % 10 WHEN 0 THEN 0 ELSE 10 END,
            (ARRAY['night:', 'lesson:osnove/', 'course:', 'quiz:'])[CASE number % 10 WHEN 0 THEN 1 ELSE 2 + number % 3 END] || number,
            now() - number * interval '50 minutes'
     FROM generate_series(1, $2::int) AS number`,
    [id, count],
  );
  await server.database.query(
    `INSERT INTO activity_tallies (user_id, kind, count, points)
     SELECT user_id, split_part(cause, ':', 1), count(*), sum(points_earned)
     FROM user_activities WHERE user_id = $1 GROUP BY 1, 2`,
    [id],
  );
  await server.database.query(
    `INSERT INTO learning_days (user_id, day, time_zone)
     SELECT DISTINCT user_id, created_at::date, 'Europe/Ljubljana' FROM user_activities WHERE user_id = $1`,
    [id],
  );
}

it.each([
  ['the achievements page', '/api/achievements?language=sl'],
  ['what the dashboard shows', '/api/achievements/summary'],
  ['a page of points', '/api/achievements/activities?language=sl'],
])('reads %s by as many statements after 100,000 activities as after three', async (_, path) => {
  const [few, many] = [
    await countStatements(server, () => server.call(path, beginner)),
    await countStatements(server, () => server.call(path, veteran)),
  ];
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(12);
});

it('finds any page of points by an index, without going through those before it', async () => {
  const { db } = server.services;
  const [last] = await server.database.query<{ id: string }>(
    'SELECT id FROM user_activities WHERE user_id = $1 ORDER BY created_at LIMIT 1 OFFSET 500',
    [veteran.id],
  );
  for (const before of [undefined, last?.id]) {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
      sql`EXPLAIN (ANALYZE, TIMING OFF) ${rewardedActivities(db, veteran.id, before)}`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan (Backward )?using user_activities_/);
    expect(plan).not.toContain('Seq Scan');
    // One and the same moment may be sorted, but not all.
    expect(plan).not.toMatch(/(?<!Incremental )Sort {2}/);
    expect(plan).not.toMatch(/actual rows=\d{3}/);
    expect(plan).not.toMatch(/Rows Removed by Filter: \d{3}/);
  }
});
