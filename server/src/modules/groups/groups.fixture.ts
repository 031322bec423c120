import { randomUUID } from 'node:crypto';
import { homeTimeZone } from '@navor/contract';
import { insertSampleTheme } from '../../test-support/sample-theme.ts';
import type { TestServer } from '../../test-support/test-server.ts';

type SampleSession = {
  tutorId?: string;
  capacity?: number;
  cents?: number;
  startsAt?: Date;
  minutes?: number;
  topic?: string;
};

/** The cashier for trying out is there in a demo. */
export const withCashier = { DEMO: '1' };

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

/** From now on, so far ahead. */
export function ahead(ms: number): Date {
  return new Date(Date.now() + ms);
}

/** Somebody becomes an approved tutor. */
export async function insertTutor({ database }: TestServer, userId: string, status = 'approved'): Promise<string> {
  const [tutor] = await database.query<{ id: string }>(
    `INSERT INTO tutors (user_id, status, subjects, languages, time_zone, meeting_url)
     VALUES ($1, $2, '{mehanika}', '{sl,en}', $3, 'https://meet.example/tutor') RETURNING id`,
    [userId, status, homeTimeZone],
  );
  return tutor?.id ?? '';
}

/** A session straight in the tables, in a week unless another time is given. */
export async function insertSession({ database }: TestServer, sample: SampleSession = {}): Promise<string> {
  await insertSampleTheme(database, 'mehanika', ['sl', 'en', 'de']);
  const {
    tutorId = null,
    capacity = 2,
    cents = 0,
    startsAt = ahead(7 * dayMs),
    minutes = 60,
    topic = 'Statika',
  } = sample;
  const id = randomUUID();
  await database.query(
    `INSERT INTO group_sessions (id, tutor_id, topic, description, language, subject, level, starts_at, minutes, capacity,
                                 cents, meeting_url, materials)
     VALUES ($1, $2, $3, 'Vaje iz ravnotežja.', 'sl', 'mehanika', 'beginner', $4, $5, $6, $7,
             'https://meet.example/secret', '[{"title": "Naloge", "url": "/technical-library/item/navoji"}]')`,
    [id, tutorId, topic, startsAt, minutes, capacity, cents],
  );
  return id;
}

/** What a planner's form sends. */
export function plannedForm(tutorId: string, changes: object = {}) {
  return {
    ...{ id: randomUUID(), tutor_id: tutorId, topic: 'Momenti in ravnotežje', description: 'Računske vaje.' },
    ...{ spoken: 'sl', subject: 'mehanika', level: 'beginner', local_start: '2030-03-12T18:00' },
    ...{ time_zone: homeTimeZone, minutes: 90, capacity: 8, cents: 900, meeting_url: 'https://meet.example/statika' },
    materials: [{ title: 'Naloge', url: '/technical-library/item/navoji' }],
    ...changes,
  };
}

export type SeatState = { user_id: string; status: string; payment: string | null; cents: number };

export function seatsOf({ database }: TestServer, sessionId: string): Promise<SeatState[]> {
  return database.query<SeatState>(
    `SELECT user_id, status, payment, cents FROM group_seats WHERE session_id = $1 ORDER BY created_at, id`,
    [sessionId],
  );
}

/** Pays at the cashier for what somebody was sent there with; false if it is closed. */
export async function pay(server: TestServer, cookie: string, purchaseId: string): Promise<boolean> {
  const card = { card_number: '4242 4242 4242 4242', expiry: '12/40', security_code: '123' };
  return (await server.call(`/api/billing/sandbox/${purchaseId}/pay`, { body: card, cookie })).ok;
}

export async function purchaseOf({ database }: TestServer, sessionId: string, userId: string): Promise<string> {
  const [seat] = await database.query<{ id: string }>(
    'SELECT purchase_id AS id FROM group_seats WHERE session_id = $1 AND user_id = $2',
    [sessionId, userId],
  );
  return seat?.id ?? '';
}

/** What is to be given back, of all purchases by these. */
export function refundsOf({ database }: TestServer, purchaseIds: string[]): Promise<{ id: string; cents: number }[]> {
  return database.query(
    `SELECT purchase_id AS id, sum(cents)::int AS cents FROM purchase_refunds
     WHERE purchase_id = ANY($1) GROUP BY purchase_id ORDER BY 1`,
    [purchaseIds],
  );
}
