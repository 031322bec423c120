import type { AuditAction } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from './database/columns.ts';
import type { CalendarPart } from './mail/message.ts';

/** The machinery's own tables, apart from those of the capabilities. */
export const platformSchema = pgSchema('platform');

export const events = platformSchema.table(
  'events',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    payload: jsonb().notNull(),
    occurredAt: momentNow(),
  },
  (table) => [index().on(table.occurredAt)],
);

/** A row means that this subscriber's effects of this event are committed. */
export const eventDeliveries = platformSchema.table(
  'event_deliveries',
  {
    eventId: uuid()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    subscriber: text().notNull(),
    deliveredAt: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.subscriber] })],
);

export const rateLimits = platformSchema.table(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: moment().notNull(),
    /** When the next try is allowed, where the pause between tries grows. */
    nextAt: moment(),
  },
  (table) => [index().on(table.resetsAt)],
);

/** Every message the product has decided to send. With a mail server it goes out; without one this is the outbox. */
export const mails = platformSchema.table(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the message is about, such as `welcome:<user>`: one message a cause, however often it is asked for. */
    cause: text().notNull(),
    recipient: text().notNull(),
    /** The account whose data it is. No foreign key: the platform knows no capability. */
    ownerId: uuid(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    calendar: jsonb().$type<CalendarPart>(),
    /** Waits until its recipient has shown that the address is theirs. */
    isHeld: boolean().notNull().default(false),
    createdAt: momentNow(),
    sentAt: moment(),
    /** Why the last attempt failed. */
    failure: text(),
    /** How often it was handed to the mail server and nobody knows whether that took it. */
    handovers: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex().on(table.cause),
    index().on(table.recipient, table.createdAt),
    index().on(table.ownerId),
    index().on(table.createdAt),
    index('mails_unsent_index').on(table.createdAt).where(sql`sent_at IS NULL`),
  ],
);

/** What administrators did to others, and authors to content. Refers to people without depending on them: it has to outlast their accounts. */
export const auditEntries = platformSchema.table(
  'audit_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid().notNull(),
    subjectId: uuid(),
    action: text().$type<AuditAction>().notNull(),
    reason: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: momentNow(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.subjectId),
    // Which content an entry is about, for those who answer for it.
    index('audit_entries_document_index').on(sql`coalesce(${table.details} ->> 'id', ${table.details} ->> 'quiz_id')`),
  ],
);
