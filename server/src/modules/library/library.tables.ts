import type { ContentStatus, CourseLevel, Heading, LibraryKind, LibraryPart, MovedAnchors } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment, momentNow } from '../../platform/database/columns.ts';
import { titleIndexes } from '../../platform/database/translated-text.ts';
import type { Passage } from '../../platform/searchable.ts';
import { themes } from '../courses/index.ts';
import { ownerReference } from '../identity/index.ts';

const ofItem = () =>
  text()
    .notNull()
    .references(() => libraryItems.id, { onDelete: 'cascade' });

export type Source = { title: string; url?: string | undefined };
/** Words to be found by, in the languages that have some. */
type Keywords = { [Each in Language]?: string[] | undefined };
/** A lesson that teaches what an item holds. */
export type TaughtIn = { course: string; lesson: string };

export const libraryTags = pgTable('library_tags', {
  id: text().primaryKey(),
  title: jsonb().$type<Translated>().notNull(),
});

export const libraryItems = pgTable(
  'library_items',
  {
    /** Readable and stable, as in addresses. */
    id: text().primaryKey(),
    themeId: text()
      .notNull()
      .references(() => themes.id),
    status: text().$type<ContentStatus>().notNull(),
    kind: text().$type<LibraryKind>().notNull(),
    level: text().$type<CourseLevel>().notNull(),
    tags: text().array().notNull(),
    title: jsonb().$type<Translated>().notNull(),
    summary: jsonb().$type<Translated>().notNull(),
    keywords: jsonb().$type<Keywords>().notNull().default({}),
    related: jsonb().$type<string[]>().notNull(),
    lessons: jsonb().$type<TaughtIn[]>().notNull(),
    sources: jsonb().$type<Source[]>().notNull(),
    /** Languages that all of it exists in. */
    languages: jsonb().$type<Language[]>().notNull(),
    /** Of the files it was loaded from: the same files again change nothing. */
    contentHash: text().notNull(),
    /** When it was last edited in the app, if that was after it was loaded. */
    editedAt: moment(),
    createdAt: momentNow(),
    updatedAt: momentNow(),
  },
  (table) => [
    index('library_items_newest_index').on(table.status, table.createdAt.desc().nullsFirst(), table.id),
    index('library_items_theme_index').on(table.status, table.themeId),
    index('library_items_tags_index').using('gin', table.tags),
    // As lists sort titles, each language by its own alphabet.
    ...titleIndexes('library_items', table),
    check('library_items_status_check', sql`${table.status} in ('draft', 'published')`),
  ],
);

/** An item in one language: as it was written, and as it is shown. */
export const libraryTexts = pgTable(
  'library_texts',
  {
    itemId: ofItem(),
    language: text().$type<Language>().notNull(),
    /** Markdown, byte for byte. */
    source: text().notNull(),
    body: jsonb().$type<LibraryPart[]>().notNull(),
    contents: jsonb().$type<Heading[]>().notNull(),
    /** What links and citations from before a heading was renamed lead to. */
    movedAnchors: jsonb().$type<MovedAnchors>().notNull().default({}),
    /** What it is found by. */
    passages: jsonb().$type<Passage[]>().notNull().default([]),
    /** Which edition of the renderer made these; older ones are made anew after an update. */
    rendererEdition: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.language] })],
);

/** Drawings and the data of tables, under their path in the item's folder. */
export const libraryFiles = pgTable(
  'library_files',
  { itemId: ofItem(), path: text().notNull(), content: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.itemId, table.path] })],
);

export const libraryBookmarks = pgTable(
  'library_bookmarks',
  { userId: ownerReference(), itemId: ofItem(), createdAt: momentNow() },
  (table) => [primaryKey({ columns: [table.userId, table.itemId] }), index().on(table.itemId)],
);

/** When somebody last read an item: what they read lately, and a reader counts once a day. */
export const libraryVisits = pgTable(
  'library_visits',
  { userId: ownerReference(), itemId: ofItem(), lastReadAt: momentNow() },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('library_visits_recent_index').on(table.userId, table.lastReadAt.desc()),
    index().on(table.itemId),
  ],
);

/** How many readers an item had on a day, in UTC. */
export const libraryReads = pgTable(
  'library_reads',
  { itemId: ofItem(), day: date().notNull(), readers: integer().notNull() },
  (table) => [primaryKey({ columns: [table.itemId, table.day] }), index().on(table.day)],
);
