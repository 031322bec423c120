import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PersonalTable } from '../../platform/personal-data.ts';
import { bookings, tutorReviews } from './bookings.tables.ts';
import { dayExceptions, timeOff, tutors, weeklyHours } from './tutors.tables.ts';

export const tutoringPersonalTables: PersonalTable[] = [
  // Which administrator has decided is theirs to tell.
  { name: 'tutor-profile', table: tutors, owner: tutors.userId, secrets: ['decidedBy'] },
  { name: 'tutor-weekly-hours', table: weeklyHours, owner: ofTutor(weeklyHours.tutorId) },
  { name: 'tutor-day-exceptions', table: dayExceptions, owner: ofTutor(dayExceptions.tutorId) },
  { name: 'tutor-time-off', table: timeOff, owner: ofTutor(timeOff.tutorId) },
  // What the tutor notes for themselves is not the learner's to read.
  { name: 'bookings', table: bookings, owner: bookings.learnerId, secrets: ['privateNotes'] },
  { name: 'lessons-given', table: bookings, owner: ofTutor(bookings.tutorId), present: withoutLearner },
  { name: 'tutor-reviews', table: tutorReviews, owner: tutorReviews.userId },
];

/** Rows that name a tutor and not the account behind it. */
function ofTutor(column: PgColumn): (ownerId: string) => SQL {
  return (ownerId) => sql`${column} IN (SELECT id FROM ${tutors} WHERE ${tutors.userId} = ${ownerId})`;
}

/** What a tutor has written and when they taught; who learned there, and what for, is the learner's. */
function withoutLearner({ id, status, startsAt, minutes, tutorNotes, privateNotes }: Record<string, unknown>) {
  return { id, status, startsAt, minutes, tutorNotes, privateNotes };
}
