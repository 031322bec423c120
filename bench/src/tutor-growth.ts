import type pg from 'pg';
import { connectTo } from './database.ts';
import { type Plan, settledRound } from './load.ts';
import { medianRatio } from './statistics.ts';
import type { Target } from './targets.ts';

/** A hundred times as many tutors, or two years of bookings, may take at most so much longer. */
export const tutorGrowthLimit = 2;
const few = 50;
const many = 5000;

export type TutorGrowth = { name: string; timeRatio: number }[];

type Case = { name: string; target: Target; prepare: Record<'small' | 'large', () => Promise<unknown>> };

/** How much longer the directory takes with many tutors, and a tutor's slots with years of bookings, round by round. */
export async function measureTutorGrowth(address: string, dataDirectory: string, plan: Plan): Promise<TutorGrowth> {
  const database = await connectTo(dataDirectory);
  try {
    const tutorId = await fillDirectory(database);
    const list = async (count: number) => {
      await database.query(approveTutors, [count]);
      await database.query('VACUUM ANALYZE tutors');
    };
    const book = async (isBusy: boolean) => {
      await database.query('DELETE FROM taken_times WHERE tutor_id = $1', [tutorId]);
      if (isBusy) await database.query(insertBookings, [tutorId]);
      await database.query('VACUUM ANALYZE taken_times');
    };
    const directory = { small: () => list(few), large: () => list(many) };
    const diary = { small: () => book(false), large: () => book(true) };
    const cases: Case[] = [
      { name: 'directory', target: api('/api/tutors'), prepare: directory },
      {
        name: 'directory, filtered',
        target: api('/api/tutors?subject=fizika&teaches_in=en&max_cents=4000&sort=rating'),
        prepare: directory,
      },
      { name: 'slots of a tutor', target: api(`/api/tutors/${tutorId}/slots?days=7`), prepare: diary },
    ];
    const measured: TutorGrowth = [];
    for (const each of cases) measured.push({ name: each.name, timeRatio: await timeRatio(address, each, plan) });
    return measured;
  } finally {
    await database.query(`DELETE FROM users WHERE email LIKE 'bench-tutor-%'`);
    await database.end();
  }
}

async function timeRatio(address: string, { target, prepare }: Case, plan: Plan): Promise<number> {
  const speeds = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round <= plan.rounds; round += 1) {
    for (const size of ['small', 'large'] as const) {
      await prepare[size]();
      const { requestsPerSecond } = await settledRound(address, target, plan);
      // The first round only warms up.
      if (round > 0) speeds[size].push(requestsPerSecond);
    }
  }
  return 1 / medianRatio(speeds.large, speeds.small);
}

function api(path: string): Target {
  return { name: path, path, headers: { 'accept-encoding': 'br' } };
}

/** The tutor whose slots are asked for is the first of them. */
async function fillDirectory(database: pg.Client): Promise<string> {
  await database.query(insertPeople, [many]);
  await database.query(insertTutors);
  await database.query(insertHours);
  const { rows } = await database.query<{ id: string }>(
    `SELECT tutors.id FROM tutors JOIN users ON users.id = user_id WHERE email = 'bench-tutor-1@example.com'`,
  );
  const [first] = rows;
  if (!first) throw new Error('The directory could not be filled');
  return first.id;
}

const insertPeople = `
  INSERT INTO users (name, email)
  SELECT 'Tutor ' || number, 'bench-tutor-' || number || '@example.com' FROM generate_series(1, $1::int) AS number`;

/** With as much to say as those of the demo. */
const insertTutors = `
  INSERT INTO tutors (user_id, status, headline, bio, subjects, languages, cents_per_hour, time_zone, next_free_at, rating_sum, rating_count)
  SELECT users.id, 'draft', '{"sl":"Naslov"}', jsonb_build_object('sl', repeat('Učim že deset let. ', 20)),
         (ARRAY['elektrotehnika','strojnistvo','mehatronika','racunalnistvo','matematika','fizika'])[1 + number % 5 : 2 + number % 5],
         (ARRAY['sl','en','de','hr'])[1 + number % 3 : 2 + number % 3],
         1500 + number % 40 * 100, 'Europe/Ljubljana', now() + make_interval(hours => 1 + number % 400), number % 6 * 4, number % 6
  FROM users, LATERAL (SELECT split_part(split_part(email, '-', 3), '@', 1)::int AS number) AS counted
  WHERE email LIKE 'bench-tutor-%'`;

const insertHours = `
  INSERT INTO tutor_weekly_hours (tutor_id, weekday, start_minute, end_minute)
  SELECT tutors.id, weekday, 480, 1200 FROM tutors JOIN users ON users.id = user_id, generate_series(1, 5) AS weekday
  WHERE email LIKE 'bench-tutor-%'`;

const approveTutors = `
  UPDATE tutors SET status = CASE WHEN number <= $1 THEN 'approved' ELSE 'draft' END
  FROM users, LATERAL (SELECT split_part(split_part(email, '-', 3), '@', 1)::int AS number) AS counted
  WHERE users.id = tutors.user_id AND email LIKE 'bench-tutor-%'`;

/** Four a day for two years back and two months ahead. */
const insertBookings = `
  INSERT INTO taken_times (tutor_id, kind, source_id, during)
  SELECT $1, 'booking', gen_random_uuid(), tstzrange(start, start + interval '75 minutes')
  FROM generate_series(now() - interval '2 years', now() + interval '60 days', interval '6 hours') AS start`;
