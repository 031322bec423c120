import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings } from '../bookings.tables.ts';
import { startWithTutors } from './bookings.fixture.ts';
import { isOwn } from './list-bookings.ts';

let world: Awaited<ReturnType<typeof startWithTutors>>;
beforeAll(async () => {
  world = await startWithTutors();
});
afterAll(() => world.server.stop());

test('finds the bookings of one person by indexes, on both sides, among those of all others', async () => {
  const { database, services } = world.server;
  const [tutor, other] = [await world.newTutor(), await world.newTutor()];
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
  const own = services.db.select({ id: bookings.id }).from(bookings).where(isOwn(services.db, tutor.id));
  const { rows } = await services.db.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${own}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toContain('Seq Scan on bookings');
  expect(plan).toContain('bookings_learner_id_starts_at_index');
  expect(plan).toContain('bookings_tutor_id_starts_at_index');
});
