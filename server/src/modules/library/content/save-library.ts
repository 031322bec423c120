import { type Language, languages } from '@navor/languages';
import { and, arrayOverlaps, eq, sql } from 'drizzle-orm';
import type { SaveReport } from '../../../content/content-kind.ts';
import { hashFiles } from '../../../content/files/hash-files.ts';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { saveNamedRows, titledRows } from '../../../content/save-named-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { announceItem } from '../library.events.ts';
import { libraryFiles, libraryItems, libraryTags, libraryTexts } from '../library.tables.ts';
import { formatLibrary } from './format-library.ts';
import { hasOutdatedTexts } from './outdated-texts.ts';
import type { PreparedItem, PreparedLibrary } from './prepare-library.ts';

/**
 * Brings prepared items into the database. The same again changes nothing. Items that are not part of them stay as they
 * are; a tag that left its file goes unless one of those has it.
 */
export function saveLibrary(
  { db, pool, events }: Pick<Services, 'db' | 'pool' | 'events'>,
  { tags, items }: Pick<PreparedLibrary, 'tags' | 'items'>,
): Promise<SaveReport> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const report: SaveReport = { saved: [], unchanged: [] };
      const renamed = tags ? await saveNamedRows(tx, libraryTags, titledRows(tags.file)) : [];
      for (const item of items) report[await saveItem(tx, item)].push(item.id);
      if (tags) await forgetTags(tx, Object.keys(tags.file));
      for (const id of new Set([...report.saved, ...(await itemsWith(tx, renamed))])) {
        await announceItem(tx, events, id);
      }
      return report;
    }),
  );
}

async function itemsWith(db: Db, tagIds: string[]): Promise<string[]> {
  if (tagIds.length === 0) return [];
  const rows = await db
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(arrayOverlaps(libraryItems.tags, tagIds));
  return rows.map(({ id }) => id);
}

async function forgetTags(db: Db, kept: string[]): Promise<void> {
  await db.execute(sql`DELETE FROM library_tags WHERE NOT (id = ANY(${sql.param(kept)}::text[]))
    AND NOT EXISTS (SELECT FROM library_items WHERE tags @> ARRAY[library_tags.id])`);
}

async function saveItem(db: Db, item: PreparedItem): Promise<keyof SaveReport> {
  const { id, file } = item;
  const contentHash = hashFiles(formatLibrary({ tags: undefined, items: [item] }));
  if (await isSaved(db, id, contentHash)) return 'unchanged';
  const row = {
    themeId: file.theme,
    status: file.status,
    kind: file.kind,
    level: file.level,
    tags: file.tags,
    title: normalizeTranslations(file.title),
    summary: normalizeTranslations(file.summary),
    keywords: file.keywords,
    related: file.related,
    lessons: file.lessons,
    sources: file.sources,
    languages: languages.filter((language) => isWhollyIn(language, item)),
    contentHash,
  };
  await db
    .insert(libraryItems)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: libraryItems.id, set: { ...row, updatedAt: sql`now()` } });
  await saveTexts(db, item);
  await saveFiles(db, item);
  return 'saved';
}

async function isSaved(db: Db, itemId: string, contentHash: string): Promise<boolean> {
  const [same] = await db
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(and(eq(libraryItems.id, itemId), eq(libraryItems.contentHash, contentHash)));
  return same !== undefined && !(await hasOutdatedTexts(db, itemId));
}

async function saveTexts(db: Db, { id: itemId, prepared }: PreparedItem): Promise<void> {
  await db.delete(libraryTexts).where(eq(libraryTexts.itemId, itemId));
  for (const { language, source, body, contents, passages } of prepared) {
    await db.insert(libraryTexts).values({ itemId, language, source, body, contents, passages, rendererEdition });
  }
}

async function saveFiles(db: Db, { id: itemId, files }: PreparedItem): Promise<void> {
  await db.delete(libraryFiles).where(eq(libraryFiles.itemId, itemId));
  for (const [path, content] of files) await db.insert(libraryFiles).values({ itemId, path, content });
}

function isWhollyIn(language: Language, { file, texts }: PreparedItem): boolean {
  return file.title[language] !== undefined && file.summary[language] !== undefined && texts.has(language);
}
