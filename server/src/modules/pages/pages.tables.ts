import type { BodyPart, Heading, PageId } from '@navor/contract';
import type { Language, Translated } from '@navor/languages';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, momentNow } from '../../platform/database/columns.ts';
import type { Passage } from '../../platform/searchable.ts';

export const pages = pgTable('pages', {
  id: text().$type<PageId>().primaryKey(),
  title: jsonb().$type<Translated>().notNull(),
  summary: jsonb().$type<Translated>().notNull(),
  /** Languages that all of it exists in. */
  languages: jsonb().$type<Language[]>().notNull(),
  /** Of the files it was loaded from: the same files again change nothing. */
  contentHash: text().notNull(),
  /** When it was last edited in the app, if that was after it was loaded. */
  editedAt: moment(),
  createdAt: momentNow(),
  updatedAt: momentNow(),
});

/** A page in one language: as it was written, and as it is shown. */
export const pageTexts = pgTable(
  'page_texts',
  {
    pageId: text()
      .$type<PageId>()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    /** Markdown, byte for byte. */
    source: text().notNull(),
    body: jsonb().$type<BodyPart[]>().notNull(),
    contents: jsonb().$type<Heading[]>().notNull(),
    /** What it is found by. */
    passages: jsonb().$type<Passage[]>().notNull(),
    /** Which edition of the renderer made these; older ones are made anew after an update. */
    rendererEdition: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
);
