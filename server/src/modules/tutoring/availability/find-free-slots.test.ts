import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type Database } from '../../../platform/database/database.ts';
import { createLogger } from '../../../platform/logging.ts';
import { createTestDatabase, type TestDatabase } from '../../../test-support/test-database.ts';
import { insertSampleTutor } from '../tutors.fixture.ts';
import { findFreeSlot, findFreeSlots } from './find-free-slots.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.url, createLogger('silent'));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** A Monday. */
const day = '2026-06-08';
const at = (time: string) => new Date(`${day}T${time}:00Z`);
const now = at('06:00');
/** Bookable on Mondays from nine to twelve in UTC. */
const newTutor = (rest: Parameters<typeof insertSampleTutor>[1] = {}) =>
  insertSampleTutor(testDatabase, {
    timeZone: 'UTC',
    noticeMinutes: 0,
    bufferMinutes: 0,
    hours: [{ weekday: 1, startMinute: 9 * 60, endMinute: 12 * 60 }],
    ...rest,
  });

async function take(
  tutorId: string,
  start: string,
  end: string,
  { kind = 'booking', expiresAt = null as Date | null, sourceId = randomUUID() } = {},
): Promise<string> {
  await testDatabase.query(
    `INSERT INTO taken_times (tutor_id, kind, source_id, during, expires_at) VALUES ($1, $2, $3, tstzrange($4, $5), $6)`,
    [tutorId, kind, sourceId, at(start), at(end), expiresAt],
  );
  return sourceId;
}

async function starts(tutorId: string, options: { now?: Date; except?: string } = {}): Promise<string[]> {
  const slots = await findFreeSlots(database.db, tutorId, {
    minutes: 60,
    from: at('00:00'),
    to: at('23:59'),
    now,
    ...options,
  });
  return slots.map(({ startsAt }) => startsAt.toISOString().slice(11, 16));
}

describe('free slots', () => {
  it('are those of the hours that nothing takes', async () => {
    const { id } = await newTutor();
    expect(await starts(id)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
    await take(id, '10:00', '10:30');
    expect(await starts(id)).toEqual(['09:00', '10:30', '11:00']);
  });

  it('leave out a hold until the moment it lapses', async () => {
    const { id } = await newTutor();
    await take(id, '09:00', '12:00', { kind: 'hold', expiresAt: at('06:10') });
    expect(await starts(id, { now: at('06:09') })).toEqual([]);
    expect(await starts(id, { now: at('06:10') })).toHaveLength(5);
  });

  it('count the time of a booking that is being moved as free', async () => {
    const { id } = await newTutor();
    const booking = await take(id, '09:00', '12:00');
    expect(await starts(id)).toEqual([]);
    expect(await starts(id, { except: booking })).toHaveLength(5);
  });

  it('leave out time off whole, also where a booking that stood in it was cancelled', async () => {
    const { id } = await newTutor();
    await testDatabase.query('INSERT INTO tutor_time_off (tutor_id, starts_at, ends_at) VALUES ($1, $2, $3)', [
      id,
      at('09:30'),
      at('11:00'),
    ]);
    expect(await starts(id)).toEqual(['11:00']);
  });

  it('follow the exception of a day', async () => {
    const { id } = await newTutor();
    await testDatabase.query('INSERT INTO tutor_day_exceptions (tutor_id, day, hours) VALUES ($1, $2, $3)', [
      id,
      day,
      JSON.stringify([{ startMinute: 20 * 60, endMinute: 21 * 60 }]),
    ]);
    expect(await starts(id)).toEqual(['20:00']);
  });

  it('keep the notice and the buffer', async () => {
    const { id } = await newTutor({ noticeMinutes: 4 * 60, bufferMinutes: 15 });
    await take(id, '11:00', '12:00');
    expect(await starts(id)).toEqual([]);
    expect(await starts(id, { now: at('05:00') })).toEqual(['09:00', '09:30']);
  });

  it('are none of a tutor who is not approved, and of one who pauses only for moving what is booked', async () => {
    for (const status of ['draft', 'applied', 'declined'] as const) {
      const { id } = await newTutor({ status });
      expect(await starts(id, { except: randomUUID() })).toEqual([]);
    }
    const { id } = await newTutor({ status: 'paused' });
    expect(await starts(id)).toEqual([]);
    expect(await starts(id, { except: randomUUID() })).toHaveLength(5);
    expect(await starts(randomUUID())).toEqual([]);
  });

  it('are none in a time that ends before it begins', async () => {
    const { id } = await newTutor();
    const query = { minutes: 60 as const, from: at('12:00'), to: new Date(0), now };
    expect(await findFreeSlots(database.db, id, query)).toEqual([]);
  });

  it('cost two statements however much is taken', async () => {
    const { id } = await newTutor();
    const [from, to] = [new Date('2025-06-01T00:00:00Z'), new Date('2027-06-01T00:00:00Z')];
    await testDatabase.query(
      `INSERT INTO taken_times (tutor_id, kind, source_id, during)
       SELECT $1, 'booking', gen_random_uuid(), tstzrange(start, start + interval '1 hour')
       FROM generate_series($2::timestamptz, $3, interval '8 hours') AS start`,
      [id, from, to],
    );
    const query = vi.spyOn(database.pool, 'query');
    expect(await findFreeSlots(database.db, id, { minutes: 30, from, to, now })).not.toEqual([]);
    expect(query).toHaveBeenCalledTimes(2);
    query.mockRestore();
  });
});

describe('a wished start', () => {
  const wish = (tutorId: string, startsAt: Date, rest = {}) =>
    findFreeSlot(database.db, tutorId, { minutes: 60, startsAt, now, ...rest });

  it('is a slot if it is one of those that are offered', async () => {
    const { id } = await newTutor();
    expect(await wish(id, at('09:30'))).toEqual({ startsAt: at('09:30'), endsAt: at('10:30') });
  });

  it.each([
    ['beside the grid', '09:15'],
    ['before the hours', '08:30'],
    ['too late to end within the hours', '11:30'],
    ['in the past', '05:00'],
  ])('is none if it is %s', async (_, start) => {
    const { id } = await newTutor();
    expect(await wish(id, at(start))).toBeUndefined();
    expect(await wish(id, new Date(at('09:00').getTime() + 1))).toBeUndefined();
  });

  it('is none inside the notice, a buffer or time off', async () => {
    const { id } = await newTutor({ noticeMinutes: 200, bufferMinutes: 30 });
    expect(await wish(id, at('09:00'))).toBeUndefined();
    expect(await wish(id, at('09:30'))).toBeDefined();
    await take(id, '10:45', '11:00');
    expect(await wish(id, at('09:30'))).toBeUndefined();
    expect(await wish(id, at('11:00'))).toBeDefined();
    await testDatabase.query('INSERT INTO tutor_time_off (tutor_id, starts_at, ends_at) VALUES ($1, $2, $3)', [
      id,
      at('11:59'),
      at('18:00'),
    ]);
    expect(await wish(id, at('11:00'))).toBeUndefined();
  });
});
