import { type Language, languages } from '@navor/languages';
import { arrayOverlaps, eq, sql } from 'drizzle-orm';
import { moveAnchors } from '../../../content/anchors/move-anchors.ts';
import type { SaveReport } from '../../../content/content-kind.ts';
import { type EditedInApp, isOverEdits, neverLoaded } from '../../../content/files/edited-in-app.ts';
import { hashFiles } from '../../../content/files/hash-files.ts';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import { saveNamedRows, titledRows } from '../../../content/save-named-rows.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { announceItem } from '../library.events.ts';
import { libraryFiles, libraryItems, libraryTags, libraryTexts } from '../library.tables.ts';
import { exportItem } from './export-library.ts';
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
  const files = formatLibrary({ tags: undefined, items: [item] });
  const contentHash = hashFiles(files);
  const known = await findKnown(db, item.id);
  if (known?.contentHash === contentHash && (known.editedAt || !(await hasOutdatedTexts(db, item.id)))) {
    return 'unchanged';
  }
  if (known?.editedAt) await refuseOverEdits(db, { id: item.id, files, loadedHash: known.contentHash });
  await writeItem(db, item, { contentHash, editedAt: null });
  return 'saved';
}

/** Files are checked for this before they are loaded, so that it can only have been edited a moment ago. */
async function refuseOverEdits(db: Db, { id, files, loadedHash }: EditedInApp): Promise<void> {
  const exported = (await exportItem(db, id))?.files ?? new Map<string, Buffer>();
  if (!isOverEdits(files, { loadedHash, files: exported })) return;
  throw new Error(`"${id}" was edited in the app while it was about to be loaded`);
}

type Origin = { contentHash: string; editedAt: Date | null };

async function findKnown(db: Db, itemId: string): Promise<Origin | undefined> {
  const [known] = await db
    .select({ contentHash: libraryItems.contentHash, editedAt: libraryItems.editedAt })
    .from(libraryItems)
    .where(eq(libraryItems.id, itemId));
  return known;
}

/** Makes an item what is published, whatever was there before; what was loaded from files stays known by their hash. */
export async function publishItem(db: Db, item: ItemToWrite): Promise<void> {
  const known = await findKnown(db, item.id);
  await writeItem(db, item, { contentHash: known?.contentHash ?? neverLoaded, editedAt: new Date() });
}

export type ItemToWrite = Pick<PreparedItem, 'id' | 'file' | 'files' | 'prepared'>;

async function writeItem(db: Db, item: ItemToWrite, origin: Origin): Promise<void> {
  const { id, file } = item;
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
    ...origin,
  };
  await db
    .insert(libraryItems)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: libraryItems.id, set: { ...row, updatedAt: sql`now()` } });
  await saveTexts(db, item);
  await saveFiles(db, item);
}

async function saveTexts(db: Db, { id: itemId, prepared }: ItemToWrite): Promise<void> {
  const before = await db.select().from(libraryTexts).where(eq(libraryTexts.itemId, itemId));
  const { moved } = moveAnchors(before, prepared);
  await db.delete(libraryTexts).where(eq(libraryTexts.itemId, itemId));
  for (const { language, source, body, contents, passages } of prepared) {
    const movedAnchors = moved.get(language) ?? {};
    await db
      .insert(libraryTexts)
      .values({ itemId, language, source, body, contents, movedAnchors, passages, rendererEdition });
  }
}

async function saveFiles(db: Db, { id: itemId, files }: ItemToWrite): Promise<void> {
  await db.delete(libraryFiles).where(eq(libraryFiles.itemId, itemId));
  for (const [path, content] of files) await db.insert(libraryFiles).values({ itemId, path, content });
}

function isWhollyIn(language: Language, { file, prepared }: ItemToWrite): boolean {
  const isWritten = prepared.some((text) => text.language === language);
  return file.title[language] !== undefined && file.summary[language] !== undefined && isWritten;
}
