import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectDatabase, type Database } from '../../../platform/database/database.ts';
import { createLogger } from '../../../platform/logging.ts';
import { patientLimits } from '../../../test-support/patient-limits.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/test-database.ts';
import { lockTutorTimes, releaseTime, type TimeToTake, takeTime } from './take-time.ts';

let stored: TestDatabase;
let database: Database;
let tutorId: string;

beforeAll(async () => {
  stored = await createTestDatabase();
  database = connectDatabase(stored.url, createLogger('silent'), patientLimits);
});

afterAll(async () => {
  await database.close();
  await stored.drop();
});

beforeEach(async () => {
  tutorId = await addTutor();
});

const now = new Date('2026-11-17T08:00:00Z');
const at = (clock: string) => new Date(`2026-11-18T${clock}:00Z`);

const take = (from: string, to: string, more: Partial<TimeToTake> = {}) => {
  const time = { tutorId, kind: 'booking', sourceId: randomUUID(), startsAt: at(from), endsAt: at(to), now } as const;
  return database.db.transaction((tx) => takeTime(tx, { ...time, ...more }));
};

test('lets times follow each other without a gap, and none overlap', async () => {
  expect(await take('10:00', '11:15')).toBe(true);
  expect(await take('11:15', '12:00')).toBe(true);
  expect(await take('09:00', '10:00')).toBe(true);
  expect(await take('11:14', '11:16')).toBe(false);
  expect(await take('08:00', '13:00')).toBe(false);
});

test('keeps the times of different tutors apart', async () => {
  expect(await take('10:00', '11:00')).toBe(true);
  expect(await take('10:00', '11:00', { tutorId: await addTutor() })).toBe(true);
});

test('gives a time back', async () => {
  const sourceId = randomUUID();
  expect(await take('10:00', '11:00', { sourceId })).toBe(true);
  await releaseTime(database.db, sourceId);
  expect(await take('10:30', '11:30')).toBe(true);
});

test('lets a hold stand until the moment in which it lapses', async () => {
  const expiresAt = new Date(now.getTime() + 600_000);
  expect(await take('10:00', '11:00', { kind: 'hold', expiresAt })).toBe(true);
  expect(await take('10:00', '11:00', { now: new Date(expiresAt.getTime() - 1) })).toBe(false);
  expect(await take('10:00', '11:00', { now: expiresAt })).toBe(true);
});

test('lets one of a thousand through, and tells all others that they are not', async () => {
  const lapsed = { kind: 'hold', expiresAt: now } as const;
  await take('10:00', '11:00', lapsed);
  await take('11:00', '12:00', lapsed);
  const ends = ['10:45', '11:15', '11:45'];
  const attempts = Array.from({ length: 1000 }, (_, index) => take('10:00', ends[index % 3] as string));
  const answers = await Promise.all(attempts);
  expect(answers.filter((isTaken) => isTaken)).toHaveLength(1);
  expect(answers.filter((isTaken) => isTaken === false)).toHaveLength(999);
  const rows = await stored.query('SELECT FROM taken_times WHERE tutor_id = $1', [tutorId]);
  expect(rows).toHaveLength(1);
});

test('lets two change places without a deadlock', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await take('10:00', '11:00', { sourceId: first });
  await take('11:00', '12:00', { sourceId: second });
  const move = (sourceId: string, from: string, to: string) =>
    database.db.transaction(async (tx) => {
      await lockTutorTimes(tx, tutorId);
      await releaseTime(tx, sourceId);
      return takeTime(tx, { tutorId, kind: 'booking', sourceId, startsAt: at(from), endsAt: at(to), now });
    });
  const moves = Array.from({ length: 20 }, () => [move(first, '11:00', '12:00'), move(second, '10:00', '11:00')]);
  const outcomes = await Promise.allSettled(moves.flat());
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

async function addTutor(): Promise<string> {
  const [user] = await stored.query<{ id: string }>(
    `INSERT INTO users (email, name) VALUES ($1, 'Tina') RETURNING id`,
    [`${randomUUID()}@example.com`],
  );
  const [tutor] = await stored.query<{ id: string }>(
    `INSERT INTO tutors (user_id, time_zone) VALUES ($1, 'Europe/Ljubljana') RETURNING id`,
    [user?.id],
  );
  return tutor?.id as string;
}
