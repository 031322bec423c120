import type { BookingMinutes, BookingPayment, BookingSide, BookingStatus } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';
import { tutors } from './tutors.tables.ts';

export const bookings = pgTable(
  'bookings',
  {
    /** Made by the form: a booking that is asked for twice is made once. */
    id: uuid().primaryKey(),
    learnerId: ownerReference(),
    /** Null once the tutor's account is gone. */
    tutorId: uuid().references(() => tutors.id, { onDelete: 'set null' }),
    status: text().$type<BookingStatus>().notNull(),
    startsAt: moment().notNull(),
    minutes: smallint().$type<BookingMinutes>().notNull(),
    payment: text().$type<BookingPayment>().notNull(),
    /** What it costs, frozen when it was held; with included minutes what they are worth. */
    cents: integer().notNull(),
    discountPercent: smallint().notNull().default(0),
    heldUntil: moment(),
    /** The purchase in billing, for what is paid by card. */
    purchaseId: uuid(),
    /** Frozen when it was made: a tutor who changes the rule changes it for later bookings. */
    cancellationMinutes: integer().notNull(),
    /** Its time is the tutor's choice: its learner may leave it to the last moment, until they move it themselves. */
    isMovedByTutor: boolean().notNull().default(false),
    /** The tutor's link, which follows their profile until the end. */
    meetingUrl: text(),
    /** What the learner wants to work on. */
    topic: text().notNull().default(''),
    /** The learner lets the tutor see what they got wrong lately and where they are in their courses. */
    sharesBrief: boolean().notNull().default(false),
    /** When the learner said that being in two places at once is meant. */
    overlapAcceptedAt: moment(),
    /** For the learner to read. */
    tutorNotes: text().notNull().default(''),
    /** For the tutor alone. */
    privateNotes: text().notNull().default(''),
    /** Rises with each change that calendars must take over. */
    sequence: integer().notNull().default(0),
    cancelledBy: text().$type<BookingSide | 'administrator' | 'system'>(),
    cancelReason: text(),
    refundedCents: integer().notNull().default(0),
    /** Who is said not to have come. */
    noShowOf: text().$type<BookingSide>(),
    noShowReportedAt: moment(),
    noShowDisputedAt: moment(),
    noShowDispute: text(),
    noShowSettledAt: moment(),
    createdAt: momentNow(),
    confirmedAt: moment(),
    /** Since when it is at this time: set anew when it is moved. */
    scheduledAt: momentNow(),
    cancelledAt: moment(),
    /** The starts that both were last reminded of, a day and an hour before. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
  },
  (table) => [
    index().on(table.learnerId, table.startsAt),
    index().on(table.tutorId, table.startsAt),
    index().on(table.startsAt).where(sql`status = 'confirmed'`),
    index().on(table.heldUntil).where(sql`status = 'held'`),
    index('bookings_open_no_show_index')
      .on(table.noShowReportedAt)
      .where(sql`no_show_reported_at IS NOT NULL AND no_show_settled_at IS NULL`),
    index().on(table.purchaseId),
    check('bookings_held_check', sql`(${table.status} <> 'held') OR (${table.heldUntil} IS NOT NULL)`),
  ],
);

/** What learners say of a tutor, once for each booking. */
export const tutorReviews = pgTable(
  'tutor_reviews',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    tutorId: uuid()
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    userId: ownerReference(),
    stars: smallint().notNull(),
    text: text().notNull(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index().on(table.tutorId, table.createdAt),
    index().on(table.userId),
    check('tutor_reviews_stars_check', sql`${table.stars} between 1 and 5`),
  ],
);
