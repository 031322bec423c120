import { randomUUID } from 'node:crypto';
import { groupSeats, groupSessions } from '../modules/groups/groups.tables.ts';
import { bookings } from '../modules/tutoring/bookings.tables.ts';
import { tutors } from '../modules/tutoring/tutors.tables.ts';
import type { Db } from '../platform/database/database.ts';

/** Rows as bookings and group sessions leave them, for tests of what others do about these. */

export async function insertTutor(db: Db, userId: string, columns: Partial<typeof tutors.$inferInsert> = {}) {
  const [tutor] = await db
    .insert(tutors)
    .values({ userId, timeZone: 'Europe/Ljubljana', status: 'approved', ...columns })
    .returning();
  if (!tutor) throw new Error('The tutor was not stored');
  return tutor;
}

export type NewBooking = Pick<typeof bookings.$inferInsert, 'learnerId' | 'tutorId' | 'startsAt'> &
  Partial<typeof bookings.$inferInsert>;

/** Confirmed long ago, unless it is said otherwise. */
export async function insertBooking(db: Db, columns: NewBooking) {
  const [booking] = await db
    .insert(bookings)
    .values({
      ...{ id: randomUUID(), status: 'confirmed', minutes: 60, payment: 'card', cents: 3000 },
      ...{ cancellationMinutes: 24 * 60, meetingUrl: 'https://meet.example/ana' },
      ...{ createdAt: longAgo, scheduledAt: longAgo, confirmedAt: longAgo },
      ...columns,
    })
    .returning();
  if (!booking) throw new Error('The booking was not stored');
  return booking;
}

export type NewSession = Pick<typeof groupSessions.$inferInsert, 'tutorId' | 'startsAt'> &
  Partial<typeof groupSessions.$inferInsert>;

export async function insertSession(db: Db, columns: NewSession) {
  const [session] = await db
    .insert(groupSessions)
    .values({
      ...{ id: randomUUID(), topic: 'Trdnost, osnove', description: '', language: 'sl', subject: 'mechanics' },
      ...{ level: 'beginner', minutes: 90, capacity: 5, cents: 1200, meetingUrl: 'https://meet.example/group' },
      createdAt: longAgo,
      ...columns,
    })
    .returning();
  if (!session) throw new Error('The session was not stored');
  return session;
}

export type NewSeat = Pick<typeof groupSeats.$inferInsert, 'sessionId' | 'userId'> &
  Partial<typeof groupSeats.$inferInsert>;

export async function insertSeat(db: Db, columns: NewSeat) {
  const [seat] = await db
    .insert(groupSeats)
    .values({ status: 'taken', payment: 'plan', sequence: 1, createdAt: longAgo, updatedAt: longAgo, ...columns })
    .returning();
  if (!seat) throw new Error('The seat was not stored');
  return seat;
}

const longAgo = new Date('2026-01-05T10:00:00Z');
