import type { CourseLevel, GroupSeatStatus, GroupSessionStatus, SeatPayment, TutoringLanguage } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference, users } from '../identity/index.ts';
import { tutors } from '../tutoring/index.ts';

/** Something to read before or after; a path of our own or an https address. */
export type GroupMaterial = { title: string; url: string };

export const groupSessions = pgTable(
  'group_sessions',
  {
    id: uuid().primaryKey(),
    /** Null once the tutor's account is gone. */
    tutorId: uuid().references(() => tutors.id, { onDelete: 'set null' }),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    status: text().$type<GroupSessionStatus>().notNull().default('planned'),
    /** As the tutor wrote it, in the language that is spoken there. */
    topic: text().notNull(),
    description: text().notNull(),
    language: text().$type<TutoringLanguage>().notNull(),
    /** The id of a theme. */
    subject: text().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    startsAt: moment().notNull(),
    /** When its time was last changed: whoever had a seat by then may leave for nothing. */
    movedAt: moment(),
    minutes: integer().notNull(),
    capacity: integer().notNull(),
    /** Of a seat, for who has no plan that includes it. */
    cents: integer().notNull(),
    meetingUrl: text(),
    materials: jsonb().$type<GroupMaterial[]>().notNull().default([]),
    /** Rises with each change that calendars must take over. */
    sequence: integer().notNull().default(0),
    cancelReason: text(),
    cancelledAt: moment(),
    /** The starts that the tutor was last reminded of, a day and an hour before. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index().on(table.startsAt),
    index().on(table.tutorId, table.startsAt),
    check('group_sessions_capacity_check', sql`${table.capacity} between 1 and 500`),
  ],
);

/** Seats of a session and those who wait for one. */
export const groupSeats = pgTable(
  'group_seats',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: uuid()
      .notNull()
      .references(() => groupSessions.id, { onDelete: 'cascade' }),
    userId: ownerReference(),
    status: text().$type<GroupSeatStatus>().notNull(),
    payment: text().$type<SeatPayment>(),
    /** What the seat costs, frozen when it was held. */
    cents: integer().notNull().default(0),
    purchaseId: uuid(),
    /** Purchases of this person that have brought a seat or went back: each does so once, whenever it is heard of. */
    settledPurchaseIds: uuid().array().notNull().default(sql`'{}'`),
    /** Until when it is held or offered. */
    expiresAt: moment(),
    /** Since when somebody waits: the line is in this order. */
    waitingSince: moment(),
    overlapAcceptedAt: moment(),
    /** Rises with each change of this seat that its owner's calendar must take over. */
    sequence: integer().notNull().default(0),
    /** The starts that its owner was last reminded of, a day and an hour before. */
    dayReminderFor: moment(),
    hourReminderFor: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    // One person, one seat: who comes back after leaving gets the row again.
    uniqueIndex().on(table.sessionId, table.userId),
    index().on(table.sessionId, table.status, table.waitingSince),
    index().on(table.userId),
    index().on(table.purchaseId),
    index().on(table.expiresAt).where(sql`status IN ('held', 'offered')`),
  ],
);

/**
 * The discussion on a session's page. Numbers are drawn by one writer of a session at a time (`discussion/change-discussion.ts`),
 * so that none becomes visible after a larger one of the same session, and whoever knows all up to one has missed nothing.
 */
export const groupMessages = pgTable(
  'group_messages',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    /** Of its last change, from the same sequence: its own number, until it is removed. Streams resume by it. */
    revision: bigint({ mode: 'number' }).notNull(),
    /** Made by the form: one that is sent twice stands once. */
    id: uuid().notNull().unique(),
    sessionId: uuid()
      .notNull()
      .references(() => groupSessions.id, { onDelete: 'cascade' }),
    userId: ownerReference(),
    text: text().notNull(),
    createdAt: momentNow(),
    /** By its writer, the tutor or an administrator: the place stays, the words go. */
    removedAt: moment(),
  },
  (table) => [
    index().on(table.sessionId, table.number),
    index().on(table.sessionId, table.revision),
    index().on(table.userId),
  ],
);
