import type { PageId } from '@navor/contract';
import { asc, eq, isNotNull } from 'drizzle-orm';
import type { ContentFiles } from '../../../content/files/content-files.ts';
import { contentState, type EditedInApp } from '../../../content/files/edited-in-app.ts';
import type { ContentSnapshot } from '../../../content/render-outdated-texts.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { pages, pageTexts } from '../pages.tables.ts';
import { formatPages, type WritablePage } from './format-pages.ts';

/** All pages of the database as files: those that they were loaded from, unless somebody changed them since. */
export async function exportPages(services: Pick<Services, 'db'>): Promise<ContentFiles> {
  return (await exportPagesSnapshot(services)).files;
}

/** The same files of one page. */
export async function exportPage(db: Db, pageId: string): Promise<ContentFiles | undefined> {
  const rows = await db
    .select()
    .from(pages)
    .where(eq(pages.id, pageId as PageId));
  return rows.length > 0 ? formatPages(await readTexts(db, rows)) : undefined;
}

/** The files together with what tells later of each page whether it is still the same. */
export function exportPagesSnapshot({ db }: Pick<Services, 'db'>): Promise<ContentSnapshot> {
  // One snapshot, so that a change in between can't tear it apart.
  return db.transaction(
    async (tx) => {
      const rows = await tx.select().from(pages).orderBy(asc(pages.id));
      const files = formatPages(await readTexts(tx, rows));
      return { files, hashes: new Map(rows.map((row) => [row.id, contentState(row)])) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readTexts(db: Db, rows: (typeof pages.$inferSelect)[]): Promise<WritablePage[]> {
  const textRows = await db
    .select({ pageId: pageTexts.pageId, language: pageTexts.language, source: pageTexts.source })
    .from(pageTexts);
  const textsOf = Map.groupBy(textRows, ({ pageId }) => pageId);
  return rows.map(({ id, title, summary }) => ({
    ...{ id, file: { title, summary } },
    texts: new Map((textsOf.get(id) ?? []).map(({ language, source }) => [language, { source }])),
  }));
}

export async function findEditedPages(db: Db): Promise<EditedInApp[]> {
  const rows = await db.select().from(pages).where(isNotNull(pages.editedAt));
  const written = await readTexts(db, rows);
  return rows.map(({ id, contentHash }) => ({
    ...{ id, loadedHash: contentHash },
    files: formatPages(written.filter((page) => page.id === id)),
  }));
}
