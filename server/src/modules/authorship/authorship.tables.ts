import { type AuthorRequestStatus, type DocumentKindName, documentKinds } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import { ownerReference, users } from '../identity/index.ts';

const kinds = sql.raw(documentKinds.map((kind) => `'${kind}'`).join(', '));

/** Whose a document is. One without a row, such as one that was loaded from files, belongs to the house. */
export const contentOwners = pgTable(
  'content_owners',
  {
    kind: text().$type<DocumentKindName>().notNull(),
    id: text().notNull(),
    /** Null where it is the house's, which is looked after by administrators; so is what a deleted account has left. */
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: momentNow(),
    /** Since when nobody works on it any more. */
    archivedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index().on(table.ownerId),
    check('content_owners_kind_check', sql`${table.kind} in (${kinds})`),
  ],
);

/** Who else may edit a document. */
export const contentShares = pgTable(
  'content_shares',
  {
    kind: text().$type<DocumentKindName>().notNull(),
    id: text().notNull(),
    userId: ownerReference(),
    createdAt: momentNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.userId] }),
    index().on(table.userId),
    check('content_shares_kind_check', sql`${table.kind} in (${kinds})`),
  ],
);

/**
 * Who is asked to edit a document, by the address alone: the same row is written whether or not there is such an account,
 * and goes when it is answered or lapses.
 */
export const contentInvitations = pgTable(
  'content_invitations',
  {
    invitationId: uuid().primaryKey().defaultRandom(),
    kind: text().$type<DocumentKindName>().notNull(),
    id: text().notNull(),
    /** As accounts have it, in small letters. */
    email: text().notNull(),
    invitedBy: ownerReference(),
    createdAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.id, table.email),
    index().on(table.email),
    index().on(table.invitedBy),
    index().on(table.createdAt),
    check('content_invitations_kind_check', sql`${table.kind} in (${kinds})`),
  ],
);

/** Who wants to become an author, and what became of it. */
export const authorRequests = pgTable(
  'author_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerReference(),
    message: text().notNull(),
    status: text().$type<AuthorRequestStatus>().notNull().default('open'),
    createdAt: momentNow(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Why an administrator has declined. */
    declineReason: text(),
  },
  (table) => [
    // Nobody asks twice at a time.
    uniqueIndex('author_requests_open_index').on(table.userId).where(sql`${table.status} = 'open'`),
    index().on(table.userId, table.createdAt),
    index().on(table.status, table.createdAt),
    check('author_requests_status_check', sql`${table.status} in ('open', 'approved', 'declined')`),
  ],
);

/** What was made by each write that carried a key: the same once more makes nothing (`writes/make-once.ts`). */
export const authoringWrites = pgTable(
  'authoring_writes',
  {
    userId: ownerReference(),
    /** Of its key and of all that it asks for. */
    fingerprint: text().notNull(),
    /** Null only within the transaction that makes it. */
    made: jsonb().$type<unknown>(),
    at: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.fingerprint] }), index().on(table.at)],
);
