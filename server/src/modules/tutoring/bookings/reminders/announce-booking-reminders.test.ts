import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertBooking, insertTutor } from '../../../../test-support/sample-lessons.ts';
import { type NewPerson, startServerWithPeople } from '../../../../test-support/sample-people.ts';
import type { TestServer } from '../../../../test-support/test-server.ts';
import type { bookings } from '../../bookings.tables.ts';
import { announceBookingReminders } from './announce-booking-reminders.ts';

let server: TestServer;
let newPerson: NewPerson;
let people: { learnerId: string; tutorId: string };
beforeAll(async () => {
  ({ server, newPerson } = await startServerWithPeople());
  const [learner, teacher] = [await newPerson(), await newPerson()];
  people = { learnerId: learner.id, tutorId: (await insertTutor(server.services.db, teacher.id)).id };
});
beforeEach(async () => {
  await server.database.query('DELETE FROM bookings');
  await server.database.query(`DELETE FROM platform.events WHERE name = 'tutoring.booking-reminder-due'`);
});
afterAll(() => server.stop());

/** After the clocks were put forward, so that a day is not the difference between two local times. */
const startsAt = new Date('2026-03-29T16:00:00Z');
const before = (hours: number, minutes = 0) => new Date(startsAt.getTime() - (hours * 60 + minutes) * 60_000);
const book = (columns: Partial<typeof bookings.$inferInsert> = {}) =>
  insertBooking(server.services.db, { ...people, startsAt, ...columns });

async function remindersAfter(...moments: Date[]): Promise<string[]> {
  for (const now of moments) await announceBookingReminders(server.services, now);
  const rows = await server.database.query<{ payload: { before: string; startsAt: string } }>(
    `SELECT payload FROM platform.events WHERE name = 'tutoring.booking-reminder-due' ORDER BY occurred_at`,
  );
  return rows.map(({ payload }) => `${payload.before} before ${payload.startsAt}`);
}

const [day, hour] = ['day before 2026-03-29T16:00:00.000Z', 'hour before 2026-03-29T16:00:00.000Z'];

describe('a reminder', () => {
  it('comes a day before and an hour before, once each, however often it is looked', async () => {
    await book();
    expect(await remindersAfter(before(24, 1))).toEqual([]);
    expect(await remindersAfter(before(24), before(23, 55), before(22))).toEqual([day]);
    expect(await remindersAfter(before(1, 1))).toEqual([day]);
    expect(await remindersAfter(before(1), before(0, 55), before(0, 50))).toEqual([day, hour]);
    expect(await remindersAfter(before(0), before(-1))).toEqual([day, hour]);
  });

  it('comes once where two processes look at the same moment', async () => {
    await book();
    await Promise.all([1, 2, 3].map(() => announceBookingReminders(server.services, before(24))));
    expect(await remindersAfter()).toEqual([day]);
  });

  it('comes late rather than never after an outage, but not when it has lost its sense', async () => {
    await book();
    expect(await remindersAfter(before(2))).toEqual([]);
    expect(await remindersAfter(before(0, 10))).toEqual([]);
    expect(await remindersAfter(before(20))).toEqual([day]);
    expect(await remindersAfter(before(0, 30))).toEqual([day, hour]);
  });

  it('does not come to who has booked later than it would have come', async () => {
    await book({ createdAt: before(23), scheduledAt: before(23), confirmedAt: before(23) });
    expect(await remindersAfter(before(22, 59))).toEqual([]);
    expect(await remindersAfter(before(1))).toEqual([hour]);
  });

  it('does not come to who has booked half an hour ahead', async () => {
    await book({ createdAt: before(0, 30), scheduledAt: before(0, 30), confirmedAt: before(0, 30) });
    expect(await remindersAfter(before(0, 29), before(0, 15))).toEqual([]);
  });

  it('comes anew after the booking was moved', async () => {
    const { id } = await book();
    expect(await remindersAfter(before(24))).toEqual([day]);
    await server.database.query(
      `UPDATE bookings SET starts_at = '2026-04-02T16:00:00Z', scheduled_at = $2, sequence = 1 WHERE id = $1`,
      [id, before(23)],
    );
    expect(await remindersAfter(new Date('2026-04-01T16:00:00Z'))).toEqual([
      day,
      'day before 2026-04-02T16:00:00.000Z',
    ]);
  });

  it('does not come at once to who has just moved the booking nearer', async () => {
    await book({ scheduledAt: before(20) });
    expect(await remindersAfter(before(19, 55))).toEqual([]);
    expect(await remindersAfter(before(1))).toEqual([hour]);
  });

  it.each(['held', 'cancelled', 'lapsed'] as const)('does not come for what is %s', async (status) => {
    await book({ status, heldUntil: before(23) });
    expect(await remindersAfter(before(24), before(1))).toEqual([]);
  });
});
