import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '../bookings.tables.ts';
import { startWithTutors } from './bookings.fixture.ts';
import { isDisputeUndecided, isOwn } from './list-bookings.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
  await bookForOthers();
});
afterAll(() => world.server.stop());

/** Five thousand bookings of others. */
async function bookForOthers(): Promise<void> {
  const { database } = world.server;
  const other = await world.newTutor();
  await database.query(
    `WITH crowd AS (
       INSERT INTO users (email, name) SELECT gen_random_uuid() || '@example.com', 'Ana' FROM generate_series(1, 500)
       RETURNING id
     )
     INSERT INTO bookings (id, learner_id, tutor_id, status, starts_at, minutes, payment, cents, cancellation_minutes,
                           confirmed_at)
     SELECT gen_random_uuid(), crowd.id, $1, 'confirmed', now() + number * interval '1 hour', 60, 'card', 3000, 0, now()
     FROM crowd CROSS JOIN generate_series(1, 10) AS number`,
    [other.tutorId],
  );
  await database.query('ANALYZE bookings');
}

test('finds the bookings of one person by indexes, on both sides, among those of all others', async () => {
  const tutor = await world.newTutor();
  const plan = await planOf(isOwn(world.server.services.db, tutor.id));
  expect(plan).not.toContain('Seq Scan on bookings');
  expect(plan).toContain('bookings_learner_id_starts_at_index');
  expect(plan).toContain('bookings_tutor_id_starts_at_index');
});

test('finds what waits for a decision by its index', async () => {
  expect(await planOf(isDisputeUndecided())).toContain('bookings_open_no_show_index');
});

async function planOf(condition: SQL | undefined): Promise<string> {
  const { db } = world.server.services;
  const found = db.select({ id: bookings.id }).from(bookings).where(condition);
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${found}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
