import { type DocumentKindName, documentKinds, type ScheduleState, type VersionReason } from '@navor/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FileProblem } from '../../content/files/problem.ts';
import { bytea, moment, momentNow } from '../../platform/database/columns.ts';
import { users } from '../identity/index.ts';

const kinds = sql.raw(documentKinds.map((kind) => `'${kind}'`).join(', '));
const documentColumns = { kind: text().$type<DocumentKindName>().notNull(), documentId: text().notNull() };
/** Null once that account is gone. */
const author = () => uuid().references(() => users.id, { onDelete: 'set null' });

/** Files of documents as their authors have left them, apart from what is published. */
export const cmsDrafts = pgTable(
  'cms_drafts',
  {
    ...documentColumns,
    path: text().notNull(),
    /** With neither content nor key the file is taken out. */
    content: bytea(),
    storageKey: text(),
    /** The published file that it was made from; null where there was none. */
    base: bytea(),
    baseHash: text(),
    /** The scheduled version that it goes on from: what is written in place of it does not. */
    scheduledIn: uuid().references(() => cmsVersions.id),
    updatedBy: author(),
    updatedAt: momentNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.documentId, table.path] }),
    index().on(table.updatedBy, table.updatedAt),
    check('cms_drafts_kind_check', sql`${table.kind} in (${kinds})`),
    check('cms_drafts_place_check', sql`${table.content} is null or ${table.storageKey} is null`),
  ],
);

/** What a version knows of a file: its bytes are a blob, or lie in storage. */
export type VersionFile = { hash: string; size: number | null; storageKey?: string };
export type VersionFiles = Record<string, VersionFile>;

/** Documents as they were at some time; never changed. */
export const cmsVersions = pgTable(
  'cms_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...documentColumns,
    /** From 1, in its document. */
    number: integer().notNull(),
    reason: text().$type<VersionReason>().notNull(),
    note: text(),
    files: jsonb().$type<VersionFiles>().notNull(),
    createdBy: author(),
    createdAt: momentNow(),
  },
  (table) => [
    uniqueIndex().on(table.kind, table.documentId, table.number),
    index().on(table.createdBy, table.createdAt),
    check('cms_versions_kind_check', sql`${table.kind} in (${kinds})`),
  ],
);

/** The bytes of files in versions, each once. */
export const cmsBlobs = pgTable('cms_blobs', { hash: text().primaryKey(), content: bytea().notNull() });

/** Stored files that no document named when they were last looked through; the moment is when that was first found. */
export const cmsUnusedFiles = pgTable('cms_unused_files', {
  storageKey: text().primaryKey(),
  foundAt: moment().notNull(),
});

/** How many files documents had when they were last counted, so that a list need not look through all their texts. */
export const cmsFileCounts = pgTable(
  'cms_file_counts',
  {
    ...documentColumns,
    /** Of the files that were counted: see `findRevisions`. */
    revision: text().notNull(),
    all: integer().notNull(),
    /** Those that no text shows. */
    unused: integer().notNull(),
    /** Those that a text shows without saying what is to be seen. */
    undescribed: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.documentId] }),
    check('cms_file_counts_kind_check', sql`${table.kind} in (${kinds})`),
  ],
);

/** Versions that are to be published at a moment. */
export const cmsSchedules = pgTable(
  'cms_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...documentColumns,
    versionId: uuid()
      .notNull()
      .references(() => cmsVersions.id),
    /** What was published when it was asked for: what is published by then is merged with it. */
    baseFiles: jsonb().$type<VersionFiles>().notNull(),
    publishAt: moment().notNull(),
    state: text().$type<ScheduleState>().notNull(),
    problems: jsonb().$type<FileProblem[]>().notNull().default([]),
    createdBy: author(),
    createdAt: momentNow(),
    finishedAt: moment(),
  },
  (table) => [
    uniqueIndex('cms_schedules_waiting_index').on(table.kind, table.documentId).where(sql`${table.state} = 'waiting'`),
    index('cms_schedules_due_index').on(table.publishAt).where(sql`${table.state} = 'waiting'`),
    index().on(table.kind, table.documentId, table.createdAt),
  ],
);
