import type { ContentStatus } from '@navor/contract';
import { asc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { contentState } from '../../../content/files/edited-in-app.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { libraryFiles, libraryItems, libraryTags, libraryTexts } from '../library.tables.ts';
import { formatLibrary, type WritableItem } from './format-library.ts';

/** The whole library of the database as files: those that it was loaded from, unless somebody changed it since. */
export async function exportLibrary(services: Pick<Services, 'db'>): Promise<ContentFiles> {
  return (await exportLibrarySnapshot(services)).files;
}

/** The same files of one item, and whether readers can open it. */
export async function exportItem(
  db: Db,
  itemId: string,
): Promise<{ files: ContentFiles; status: ContentStatus } | undefined> {
  const rows = await db.select().from(libraryItems).where(eq(libraryItems.id, itemId));
  const [row] = rows;
  return row && { files: formatLibrary({ tags: undefined, items: await readItems(db, rows) }), status: row.status };
}

/** The files together with what tells later of each item whether it is still the same. */
export type LibrarySnapshot = { files: ContentFiles; hashes: Map<string, string> };

export function exportLibrarySnapshot({ db }: Pick<Services, 'db'>): Promise<LibrarySnapshot> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(
    async (tx) => {
      const rows = await tx.select().from(libraryItems).orderBy(asc(libraryItems.id));
      const files = formatLibrary({ tags: await readTags(tx), items: await readItems(tx, rows) });
      return { files, hashes: new Map(rows.map((row) => [row.id, contentState(row)])) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readTags(db: Db) {
  const rows = await db.select().from(libraryTags);
  return rows.length > 0 ? { file: Object.fromEntries(rows.map(({ id, title }) => [id, title])) } : undefined;
}

async function readItems(db: Db, rows: (typeof libraryItems.$inferSelect)[]): Promise<WritableItem[]> {
  const [only, ...more] = rows;
  const isWanted = (id: PgColumn) => (only && more.length === 0 ? eq(id, only.id) : undefined);
  const textRows = await db
    .select({ itemId: libraryTexts.itemId, language: libraryTexts.language, source: libraryTexts.source })
    .from(libraryTexts)
    .where(isWanted(libraryTexts.itemId));
  const fileRows = await db.select().from(libraryFiles).where(isWanted(libraryFiles.itemId));
  const textsOf = Map.groupBy(textRows, ({ itemId }) => itemId);
  const filesOf = Map.groupBy(fileRows, ({ itemId }) => itemId);
  return rows.map(({ id, themeId, ...row }) => ({
    id,
    file: { ...row, theme: themeId },
    texts: new Map((textsOf.get(id) ?? []).map(({ language, source }) => [language, { source }])),
    files: new Map((filesOf.get(id) ?? []).map(({ path, content }) => [path, content])),
  }));
}
