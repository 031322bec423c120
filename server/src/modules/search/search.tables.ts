import type { MovedAnchors, SearchKind } from '@navor/contract';
import type { Language } from '@navor/languages';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { momentNow } from '../../platform/database/columns.ts';
import type { Fact, SearchAccess } from '../../platform/searchable.ts';
import { ownerReference, users } from '../identity/index.ts';

/** Lexemes are ours (`lexemes.ts`): no dictionary of the database has a part in them. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** In the order of its bytes, whatever the database's own order is: what begins alike stands together. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const ofEntry = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => searchEntries.id, { onDelete: 'cascade' });

/** What is indexed together. Whoever indexes a group holds its row, so that no older state is written over a newer one. */
export const searchGroups = pgTable(
  'search_groups',
  {
    source: text().notNull(),
    groupId: text().notNull(),
    /** Which edition of the analysis made its entries; older ones are made anew after an update. */
    edition: integer().notNull(),
    /** Of what was indexed: the same again changes nothing. */
    digest: text().notNull(),
    indexedAt: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.groupId] })],
);

/** Something to be found, in one language. */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    groupId: text().notNull(),
    kind: text().$type<SearchKind>().notNull(),
    itemId: text().notNull(),
    language: text().$type<Language>().notNull(),
    access: text().$type<SearchAccess>().notNull(),
    /** Who alone may find it; null for what is not one person's. */
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What it is opened with and named after, such as the lesson of a note. */
    withinKind: text().$type<SearchKind>(),
    withinId: text(),
    path: text().notNull(),
    title: text().notNull(),
    context: text(),
    /** The title as it is compared, and how many words it has. */
    titleKey: bytewise().notNull(),
    titleWords: integer().notNull(),
    /** Title (A), headings and keywords (B), summary (C): small, since results are ranked by it. */
    front: tsvector().notNull(),
    /** All of it. */
    tokens: tsvector().notNull(),
    /** Keys of its equations. */
    formulas: text().array().notNull(),
    /** Passages that were cited before a heading was renamed. */
    movedAnchors: jsonb().$type<MovedAnchors>().notNull().default({}),
  },
  (table) => [
    uniqueIndex('search_entries_item_index').on(table.kind, table.itemId, table.language),
    index('search_entries_group_index').on(table.source, table.groupId),
    index('search_entries_owner_index').on(table.ownerId).where(sql`${table.ownerId} is not null`),
    index('search_entries_front_index').using('gin', table.front),
    index('search_entries_tokens_index').using('gin', table.tokens),
    index('search_entries_formulas_index').using('gin', table.formulas),
    foreignKey({
      columns: [table.source, table.groupId],
      foreignColumns: [searchGroups.source, searchGroups.groupId],
    }).onDelete('cascade'),
    check('search_entries_access_check', sql`${table.access} in ('everybody', 'signed-in', 'standard', 'premium')`),
    check('search_entries_within_check', sql`(${table.withinKind} is null) = (${table.withinId} is null)`),
  ],
);

/** The text of an entry in pieces, of which the one that fits best is shown. */
export const searchPassages = pgTable(
  'search_passages',
  {
    entryId: ofEntry(),
    position: integer().notNull(),
    anchor: text(),
    heading: text(),
    text: text().notNull(),
    tokens: tsvector().notNull(),
    formulas: text().array().notNull(),
    /** Rows and fields, of which the one that fits is quoted where no prose fits. */
    isList: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.position] })],
);

/** What an entry states as data: equations to reckon with, and rows of its tables. Found by words and by what they reckon with. */
export const searchFacts = pgTable(
  'search_facts',
  {
    entryId: ofEntry(),
    position: integer().notNull(),
    kind: text().$type<Fact['kind']>().notNull(),
    /** Where in the page it is. */
    anchor: text(),
    /** Its own title, the names of its quantities, or the words of the row. */
    tokens: tsvector().notNull(),
    /** Of the quantities of an equation, as `dimensionText` writes them. */
    dimensions: text().array().notNull(),
    data: jsonb().$type<Fact>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.position] }),
    index('search_facts_tokens_index').using('gin', table.tokens),
    index('search_facts_dimensions_index').using('gin', table.dimensions),
  ],
);

/**
 * Titles from each of their words on, so that what somebody types is the beginning of some of them. What decides who sees
 * a title is part of the index: a suggestion reads a few neighbouring rows, however many titles there are.
 */
export const searchTitles = pgTable(
  'search_titles',
  {
    entryId: ofEntry(),
    wordIndex: integer().notNull(),
    language: text().$type<Language>().notNull(),
    access: text().$type<SearchAccess>().notNull(),
    isStart: boolean().notNull(),
    key: bytewise().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.wordIndex] }),
    index('search_titles_key_index').on(table.language, table.access, table.isStart, table.key, table.entryId),
  ],
);

/** The words of everything that is not one person's: candidates for what was mistyped, and for parts of compounds. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded, as it is compared. */
    word: bytewise().primaryKey(),
    /** As it is mostly written. */
    written: text().notNull(),
    reversed: bytewise().notNull(),
    /** What is left of it without some letters: a mistyped word shares some of these. */
    deletes: text().array().notNull(),
  },
  (table) => [
    index('search_words_reversed_index').on(table.reversed),
    index('search_words_deletes_index').using('gin', table.deletes),
  ],
);

export const recentSearches = pgTable(
  'recent_searches',
  {
    userId: ownerReference(),
    query: text().notNull(),
    searchedAt: momentNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.query] }),
    index('recent_searches_newest_index').on(table.userId, table.searchedAt.desc()),
  ],
);
