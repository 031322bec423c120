import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../platform/time/days.ts';
import { countStatements } from '../../test-support/count-statements.ts';
import { insertSampleCourse, manyLessons } from '../../test-support/sample-course.ts';
import { type NewPerson, startServerWithPeople } from '../../test-support/sample-people.ts';
import type { TestServer } from '../../test-support/test-server.ts';

let server: TestServer;
let newPerson: NewPerson;
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  await insertSampleCourse(server.database, { id: 'osnove', modules: manyLessons(40) });
});
afterAll(() => server.stop());

const today = new Date().toISOString().slice(0, 10);
const month = `/api/calendar/entries?from=${today}&to=${addDays(today, 41)}`;

/** So many single events and series, and a plan with as many blocks. */
async function fill(userId: string, count: number): Promise<void> {
  await server.database.query(
    `INSERT INTO own_events (id, user_id, title, local_start, duration_minutes, time_zone, rule, first_starts_at, last_ends_at)
     SELECT gen_random_uuid(), $1, 'x', to_char(now(), 'YYYY-MM-DD"T"HH24:MI'), 30, 'UTC',
            CASE WHEN number % 2 = 0 THEN 'FREQ=DAILY' END, now(), CASE WHEN number % 2 = 1 THEN now() + interval '2 days' END
     FROM generate_series(1, $2::int) AS number`,
    [userId, count],
  );
  await server.database.query(
    `WITH plan AS (
       INSERT INTO study_plans (user_id, course_id, hours, minutes_per_week, minutes_per_day, starts_on, ends_on, time_zone)
       VALUES ($1, 'osnove', '[]', 300, 120, now(), now() + interval '28 days', 'UTC') RETURNING id)
     INSERT INTO study_blocks (plan_id, user_id, starts_at, ends_at, lesson_ids)
     SELECT plan.id, $1, now() + make_interval(days => number), now() + make_interval(days => number, mins => 30),
            ARRAY['lekcija-' || number]
     FROM plan, generate_series(1, $2::int) AS number`,
    [userId, count],
  );
}

it('shows a calendar by as many statements, whatever is in it', async () => {
  const counts: number[] = [];
  for (const size of [1, 30]) {
    const { id, cookie } = await newPerson();
    await fill(id, size);
    counts.push(await countStatements(server, () => server.call(month, { cookie })));
  }
  expect(counts[1]).toBe(counts[0]);
});
