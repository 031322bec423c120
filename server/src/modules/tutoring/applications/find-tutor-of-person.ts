import type { TutorOfPerson } from '@navor/contract';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { bookings } from '../bookings.tables.ts';
import { tutors } from '../tutors.tables.ts';

/** Whether somebody teaches, and how many wait for them: for whoever is about to take the role from them. */
export async function findTutorOfPerson(db: Db, userId: string, now: Date): Promise<TutorOfPerson | null> {
  const isAhead = and(eq(bookings.tutorId, tutors.id), eq(bookings.status, 'confirmed'), gt(bookings.startsAt, now));
  const [tutor] = await db
    .select({ id: tutors.id, status: tutors.status, bookings_ahead: count(bookings.id) })
    .from(tutors)
    .leftJoin(bookings, isAhead)
    .where(eq(tutors.userId, userId))
    .groupBy(tutors.id);
  // A draft is nobody's business but its author's.
  return !tutor || tutor.status === 'draft' ? null : tutor;
}
