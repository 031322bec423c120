import type { TutoringLanguage, TutorStatus } from '@navor/contract';
import type { Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference, users } from '../identity/index.ts';

/** In the languages that a tutor has written it in, one at least. */
export type TutorText = Partial<Record<Language, string>>;

/** The rules of who has not set any. */
export const tutorDefaults = { noticeMinutes: 12 * 60, bufferMinutes: 15, cancellationMinutes: 24 * 60 };

export const tutors = pgTable(
  'tutors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference().unique(),
    status: text().$type<TutorStatus>().notNull().default('draft'),
    /** For who is paused alone: only what the loss of the role has paused comes back with it. */
    pauseReason: text().$type<'own_wish' | 'role_taken' | 'account_closing'>(),
    headline: jsonb().$type<TutorText>().notNull().default({}),
    bio: jsonb().$type<TutorText>().notNull().default({}),
    /** Ids of themes. */
    subjects: text().array().notNull().default(sql`'{}'`),
    languages: text().array().$type<TutoringLanguage[]>().notNull().default(sql`'{}'`),
    centsPerHour: integer().notNull().default(0),
    /** Their hours are meant in this one. */
    timeZone: text().notNull(),
    noticeMinutes: integer().notNull().default(tutorDefaults.noticeMinutes),
    bufferMinutes: integer().notNull().default(tutorDefaults.bufferMinutes),
    /** Until so long before the start a learner who cancels gets everything back. */
    cancellationMinutes: integer().notNull().default(tutorDefaults.cancellationMinutes),
    meetingUrl: text(),
    appliedAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why an administrator has declined. */
    declineReason: text(),
    /** Kept with the reviews, so that lists need not count them. */
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** The earliest free slot as it was last derived: a hint for lists, never what a booking relies on. */
    nextFreeAt: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index().on(table.status, table.nextFreeAt),
    // All that the directory filters, counts and sorts by: thousands of tutors are counted without being read.
    index('tutors_directory_index').on(
      table.status,
      table.centsPerHour,
      table.nextFreeAt,
      table.languages,
      table.subjects,
      table.id,
    ),
    index('tutors_subjects_index').using('gin', table.subjects),
    check('tutors_rating_check', sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`),
  ],
);

const tutorReference = () =>
  uuid()
    .notNull()
    .references(() => tutors.id, { onDelete: 'cascade' });

/** Stretches of a week in which a tutor can be booked, in minutes of the tutor's own clock; one may end on the next day. */
export const weeklyHours = pgTable(
  'tutor_weekly_hours',
  {
    id: uuid().primaryKey().defaultRandom(),
    tutorId: tutorReference(),
    /** 1 is Monday. */
    weekday: smallint().notNull(),
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
  },
  (table) => [
    index().on(table.tutorId),
    check('tutor_weekly_hours_weekday_check', sql`${table.weekday} between 1 and 7`),
    check(
      'tutor_weekly_hours_minutes_check',
      sql`${table.startMinute} between 0 and 1439 and ${table.endMinute} > ${table.startMinute} and ${table.endMinute} <= ${table.startMinute} + 1440`,
    ),
  ],
);

export type Hours = { startMinute: number; endMinute: number };

/** A day on which other hours hold than in other weeks; none at all is a day off. */
export const dayExceptions = pgTable(
  'tutor_day_exceptions',
  {
    tutorId: tutorReference(),
    day: date().notNull(),
    hours: jsonb().$type<Hours[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tutorId, table.day] })],
);

/** Holidays and other stretches in which nothing can be booked; bookings that are there already stay. */
export const timeOff = pgTable(
  'tutor_time_off',
  {
    id: uuid().primaryKey().defaultRandom(),
    tutorId: tutorReference(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    note: text().notNull().default(''),
    createdAt: momentNow(),
  },
  (table) => [
    index().on(table.tutorId, table.endsAt),
    check('tutor_time_off_order_check', sql`${table.startsAt} < ${table.endsAt}`),
  ],
);

const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/**
 * All that takes a tutor's time, in one table, so that an exclusion constraint (`taken_times_no_overlap`, in the migration)
 * keeps any two of them apart whoever writes them at once.
 */
export const takenTimes = pgTable(
  'taken_times',
  {
    id: uuid().primaryKey().defaultRandom(),
    tutorId: tutorReference(),
    kind: text().$type<'hold' | 'booking' | 'group_session' | 'time_off'>().notNull(),
    /** The booking, group session or time off that takes it. */
    sourceId: uuid().notNull(),
    /** With the buffer after it; without the end. */
    during: momentRange().notNull(),
    /** When a hold lapses; null for what stays. */
    expiresAt: moment(),
  },
  (table) => [
    index().on(table.sourceId),
    index().on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
    check('taken_times_hold_check', sql`(${table.kind} = 'hold') = (${table.expiresAt} IS NOT NULL)`),
  ],
);
