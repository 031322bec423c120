import { randomUUID } from 'node:crypto';
import type { Booking } from '@navor/contract';
import { openAccount, type SamplePerson } from '../../../test-support/sample-people.ts';
import { type ErrorBody, json, startTestServer, type TestServer } from '../../../test-support/test-server.ts';

export type SampleTutor = SamplePerson & { tutorId: string };

/** A server with the cashier for trying out, tutors who are free all the time, and what people do with their slots. */
export async function startWithTutors() {
  const server = await startTestServer({ DEMO: '1' });
  let opened = 0;
  const newPerson = (options?: Parameters<typeof openAccount>[2]) => {
    opened += 1;
    return openAccount(server, `booker-${opened}`, options);
  };
  const newTutor = async (settings: Partial<TutorSettings> = {}): Promise<SampleTutor> => {
    const person = await newPerson();
    return { ...person, tutorId: await insertTutor(server, person.id, settings) };
  };
  const calls = bookingCalls(server);
  /** A learner with minutes left, a tutor, and what the one has booked of the other with them. */
  const booked = async (startsAt = hourOn(4, 10)) => {
    const [learner, tutor] = [await newPerson(), await newTutor()];
    await grantMinutes(server, learner.id, 120);
    return { learner, tutor, id: await calls.bookIncluded(learner, tutor, startsAt) };
  };
  return { server, newPerson, newTutor, booked, ...calls };
}

/** The booking after a change that must have succeeded. */
export async function changed(response: Response | Promise<Response>): Promise<Booking> {
  const answer = await response;
  if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`);
  return json<Booking>(answer);
}

export async function codeOf(response: Response | Promise<Response>): Promise<string> {
  return (await json<ErrorBody>(response)).code;
}

type TutorSettings = { centsPerHour: number; notice: number; buffer: number; cancellation: number };

/** Free around the clock on every day, in a zone without clock changes. */
export async function insertTutor(
  { database }: Pick<TestServer, 'database'>,
  userId: string,
  { centsPerHour = 3000, notice = 0, buffer = 15, cancellation = 24 * 60 }: Partial<TutorSettings> = {},
): Promise<string> {
  const tutorId = randomUUID();
  await database.query(
    `INSERT INTO tutors (id, user_id, status, time_zone, cents_per_hour, notice_minutes, buffer_minutes,
                         cancellation_minutes, meeting_url)
     VALUES ($1, $2, 'approved', 'UTC', $3, $4, $5, $6, 'https://meet.example/room')`,
    [tutorId, userId, centsPerHour, notice, buffer, cancellation],
  );
  await database.query(
    `INSERT INTO tutor_weekly_hours (tutor_id, weekday, start_minute, end_minute)
     SELECT $1, weekday, 0, 1440 FROM generate_series(1, 7) AS weekday`,
    [tutorId],
  );
  return tutorId;
}

/** The full hour of a day from today on: on the grid of tutors who are free around the clock. */
export function hourOn(daysAhead: number, hour: number): Date {
  const midnight = new Date();
  midnight.setUTCHours(0, 0, 0, 0);
  return new Date(midnight.getTime() + (daysAhead * 24 + hour) * 60 * 60 * 1000);
}

type Wish = { id?: string; startsAt: Date; minutes?: number; payment?: 'included' | 'card' } & Record<string, unknown>;

export function bookingCalls(server: TestServer) {
  const post = (who: SamplePerson, path: string, body: unknown = {}, method = 'POST') =>
    server.call(path, { method, cookie: who.cookie, body });
  const hold = (who: SamplePerson, { tutorId }: { tutorId: string }, wish: Wish) => {
    const { id = randomUUID(), startsAt, minutes = 60, payment = 'card', ...rest } = wish;
    const slot = { id, tutor_id: tutorId, starts_at: startsAt, minutes, payment };
    return post(who, '/api/bookings', { ...slot, ...rest });
  };
  return {
    post,
    hold,
    get: (who: SamplePerson, id: string) => json<Booking>(server.call(`/api/bookings/${id}`, { cookie: who.cookie })),
    act: (who: SamplePerson, id: string, action: string, body?: unknown, method?: string) =>
      post(who, `/api/bookings/${id}/${action}`, body, method),
    /** A booking that minutes of a granted plan have paid for. */
    async bookIncluded(who: SamplePerson, tutor: { tutorId: string }, startsAt: Date): Promise<string> {
      const id = randomUUID();
      const response = await hold(who, tutor, { id, startsAt, payment: 'included' });
      if (!response.ok) throw new Error(`Booking failed: ${await response.text()}`);
      return id;
    },
  };
}

/** Minutes of tutoring for somebody, whatever their plan. */
export async function grantMinutes({ database }: TestServer, userId: string, minutes: number): Promise<void> {
  const [subscription] = await database.query<{ id: string }>(
    `INSERT INTO subscriptions (user_id, source, cashier_ref, status, tier, plan_id, ended_at)
     VALUES ($1, 'sandbox', gen_random_uuid(), 'ended', 'premium', 'sl-premium', now()) RETURNING id`,
    [userId],
  );
  await database.query(
    `INSERT INTO tutoring_grants (user_id, subscription_id, minutes, starts_at, ends_at)
     VALUES ($1, $2, $3, now() - interval '1 day', now() + interval '20 days')`,
    [userId, subscription?.id, minutes],
  );
}

/** Moves a booking in time, as if its start were so many minutes away. */
export async function moveStart({ database }: TestServer, id: string, minutesAhead: number): Promise<void> {
  await database.query(`UPDATE bookings SET starts_at = now() + $2 * interval '1 minute' WHERE id = $1`, [
    id,
    minutesAhead,
  ]);
}
