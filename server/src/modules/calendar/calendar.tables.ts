import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference } from '../identity/index.ts';

/**
 * What people write into their own calendars. A series is one row with its rule; an occurrence that was moved or edited is a row
 * of its own that names the series and the start that it stands for.
 */
export const ownEvents = pgTable(
  'own_events',
  {
    /** Made by the form: an event that is sent twice is there once. */
    id: uuid().primaryKey(),
    userId: ownerReference(),
    title: text().notNull(),
    notes: text().notNull().default(''),
    location: text().notNull().default(''),
    isAllDay: boolean().notNull().default(false),
    /** On the clock of `timeZone`, such as 2026-03-09T18:00: a weekly event stays at six when the clocks change. */
    localStart: text().notNull(),
    /** Of an all-day event whole days. */
    durationMinutes: integer().notNull(),
    timeZone: text().notNull(),
    /** An RRULE of RFC 5545, without its start; null for what happens once. */
    rule: text(),
    /** Local starts of the series at which nothing happens. */
    excluded: text().array().notNull().default(sql`'{}'`),
    seriesId: uuid(),
    /** The local start within the series that this row takes the place of. */
    occurrence: text(),
    /** The first and the last moment that it can touch, for finding; the end is null for a rule without one. */
    firstStartsAt: moment().notNull(),
    lastEndsAt: moment(),
    sequence: integer().notNull().default(0),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index().on(table.userId, table.firstStartsAt),
    uniqueIndex().on(table.seriesId, table.occurrence),
    check('own_events_series_check', sql`(${table.seriesId} IS NULL) = (${table.occurrence} IS NULL)`),
    check('own_events_duration_check', sql`${table.durationMinutes} between 1 and 44640`),
  ],
);

/** Hours of a week that somebody can learn in, in minutes of their own clock. */
export type StudyHours = { weekday: number; startMinute: number; endMinute: number };

/** A course spread over somebody's free hours; one for each course. */
export const studyPlans = pgTable(
  'study_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    courseId: text().notNull(),
    hours: jsonb().$type<StudyHours[]>().notNull(),
    minutesPerWeek: integer().notNull(),
    minutesPerDay: integer().notNull(),
    startsOn: date().notNull(),
    /** The last day that it may use. */
    endsOn: date().notNull(),
    timeZone: text().notNull(),
    /** Minutes of lessons that found no place when its blocks were last put in order. */
    unplacedMinutes: integer().notNull().default(0),
    /** When that was. */
    plannedAt: momentNow(),
    createdAt: momentNow(),
  },
  (table) => [uniqueIndex().on(table.userId, table.courseId)],
);

export const studyBlocks = pgTable(
  'study_blocks',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid()
      .notNull()
      .references(() => studyPlans.id, { onDelete: 'cascade' }),
    userId: ownerReference(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** What is meant to be done in it, in order. */
    lessonIds: text().array().notNull(),
    /** Moved by hand: planning anew leaves it where it is. */
    isPinned: boolean().notNull().default(false),
    sequence: integer().notNull().default(0),
  },
  (table) => [index().on(table.userId, table.startsAt), index().on(table.planId, table.startsAt)],
);

/** The private address at which somebody's calendar can be subscribed to; only its hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    tokenHash: text().notNull().unique(),
    createdAt: momentNow(),
    lastReadAt: moment(),
  },
  (table) => [uniqueIndex().on(table.userId)],
);
