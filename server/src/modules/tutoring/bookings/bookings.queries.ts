import { and, eq, getTableColumns, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { lockPerson, peopleSubquery } from '../../identity/index.ts';
import { bookings, tutorReviews } from '../bookings.tables.ts';
import { tutors } from '../tutors.tables.ts';
import type { BookingRow } from './state/booking-times.ts';

/** A booking with the names of the two and the review of it. */
export type FoundBooking = {
  booking: BookingRow;
  tutor: { id: string; userId: string; name: string } | null;
  learner: { id: string; name: string };
  review: { stars: number; text: string; createdAt: Date } | null;
};

export async function findBooking(db: Db, id: string): Promise<FoundBooking | undefined> {
  const [row] = await bookingsWithPeople(db).where(eq(bookings.id, id));
  return row && toFoundBooking(row);
}

/** The statement that lists and single bookings have in common. */
export function bookingsWithPeople(db: Db) {
  const learner = peopleSubquery(db, 'learner');
  const teacher = peopleSubquery(db, 'teacher');
  return db
    .select({
      booking: getTableColumns(bookings),
      tutorUserId: tutors.userId,
      tutorName: teacher.fullName,
      learnerName: learner.fullName,
      stars: tutorReviews.stars,
      reviewText: tutorReviews.text,
      reviewedAt: tutorReviews.createdAt,
    })
    .from(bookings)
    .innerJoin(learner, eq(learner.id, bookings.learnerId))
    .leftJoin(tutors, eq(tutors.id, bookings.tutorId))
    .leftJoin(teacher, eq(teacher.id, tutors.userId))
    .leftJoin(tutorReviews, eq(tutorReviews.bookingId, bookings.id))
    .$dynamic();
}

/** Whether a booking is with this person as tutor: by the id, so that the index of a tutor's bookings finds it. */
export function isTaughtBy(db: Db, userId: string): SQL {
  return eq(bookings.tutorId, db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId)));
}

/** Reported and not decided yet: spelt as the index of those is. */
export function isNoShowOpen(): SQL | undefined {
  return and(isNotNull(bookings.noShowReportedAt), isNull(bookings.noShowSettledAt));
}

type Row = Awaited<ReturnType<typeof bookingsWithPeople>>[number];

export function toFoundBooking(row: Row): FoundBooking {
  const { booking, tutorUserId, tutorName, learnerName, stars, reviewText, reviewedAt } = row;
  const hasTutor = booking.tutorId !== null && tutorUserId !== null;
  return {
    booking,
    tutor: hasTutor ? { id: booking.tutorId as string, userId: tutorUserId, name: tutorName ?? '' } : null,
    learner: { id: booking.learnerId, name: learnerName },
    review: stars === null || reviewedAt === null ? null : { stars, text: reviewText ?? '', createdAt: reviewedAt },
  };
}

/**
 * The booking as it is now, kept as it is until the transaction ends: two changes at once take turns. Its learner is held
 * before it, as whoever books, pays or is paid back does, so that none of them waits for another for ever.
 */
export async function lockBooking(tx: Db, id: string): Promise<BookingRow | undefined> {
  const [known] = await tx.select({ learnerId: bookings.learnerId }).from(bookings).where(eq(bookings.id, id));
  if (!known || !(await lockPerson(tx, known.learnerId))) return undefined;
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return booking;
}

export async function updateBooking(tx: Db, id: string, changes: Partial<BookingRow>): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(bookings).set(changes).where(eq(bookings.id, id));
}
