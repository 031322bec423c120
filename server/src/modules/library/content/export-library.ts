import { asc } from 'drizzle-orm';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { libraryFiles, libraryItems, libraryTags, libraryTexts } from '../library.tables.ts';
import { formatLibrary, type WritableItem } from './format-library.ts';

/** The whole library of the database as files: those that it was loaded from, unless somebody changed it since. */
export async function exportLibrary(services: Pick<Services, 'db'>): Promise<ContentFiles> {
  return (await exportLibrarySnapshot(services)).files;
}

/** The files together with each item's content hash, which tells later whether it is still the same. */
export type LibrarySnapshot = { files: ContentFiles; hashes: Map<string, string> };

export function exportLibrarySnapshot({ db }: Pick<Services, 'db'>): Promise<LibrarySnapshot> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(
    async (tx) => {
      const rows = await tx.select().from(libraryItems).orderBy(asc(libraryItems.id));
      const files = formatLibrary({ tags: await readTags(tx), items: await readItems(tx, rows) });
      return { files, hashes: new Map(rows.map(({ id, contentHash }) => [id, contentHash])) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readTags(db: Db) {
  const rows = await db.select().from(libraryTags);
  return rows.length > 0 ? { file: Object.fromEntries(rows.map(({ id, title }) => [id, title])) } : undefined;
}

async function readItems(db: Db, rows: (typeof libraryItems.$inferSelect)[]): Promise<WritableItem[]> {
  const textRows = await db
    .select({ itemId: libraryTexts.itemId, language: libraryTexts.language, source: libraryTexts.source })
    .from(libraryTexts);
  const fileRows = await db.select().from(libraryFiles);
  const textsOf = Map.groupBy(textRows, ({ itemId }) => itemId);
  const filesOf = Map.groupBy(fileRows, ({ itemId }) => itemId);
  return rows.map(({ id, themeId, ...row }) => ({
    id,
    file: { ...row, theme: themeId },
    texts: new Map((textsOf.get(id) ?? []).map(({ language, source }) => [language, { source }])),
    files: new Map((filesOf.get(id) ?? []).map(({ path, content }) => [path, content])),
  }));
}
