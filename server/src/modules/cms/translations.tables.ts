import type { DocumentKindName } from '@navor/contract';
import type { Language } from '@navor/languages';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TranslationMark } from '../../content/translations/translation-marks.ts';
import { momentNow } from '../../platform/database/columns.ts';

/** What is known of translated texts: for which source blocks their blocks were right. */
export const translationMarks = pgTable(
  'translation_marks',
  {
    kind: text().$type<DocumentKindName>().notNull(),
    documentId: text().notNull(),
    /** Of the translated text. */
    path: text().notNull(),
    /** The newest last. */
    marks: jsonb().$type<readonly TranslationMark[]>().notNull().default([]),
    updatedAt: momentNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.documentId, table.path] })],
);

type Counted = { path: string; language: Language; outdated: number; missing: number };
/** A text, what it calls itself in each language, and how its translations stand. */
export type CountedText = {
  sourcePath: string;
  titles: Partial<Record<Language, string>>;
  /** The hash is that of all that was compared: another one has to be counted anew. */
  translations: (Counted & { comparedHash: string })[];
};

/** How the translated texts of documents stood when they were last counted, so that a list need not compare them all. */
export const translationCounts = pgTable(
  'translation_counts',
  {
    kind: text().$type<DocumentKindName>().notNull(),
    documentId: text().notNull(),
    /** Of the texts that were counted: see `findTextRevisions`. */
    revision: text().notNull(),
    texts: jsonb().$type<readonly CountedText[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.documentId] })],
);
