import type { PageId } from '@navor/contract';
import { type Language, languages } from '@navor/languages';
import { eq, sql } from 'drizzle-orm';
import type { SaveReport } from '../../../content/content-kind.ts';
import { type EditedInApp, isOverEdits, neverLoaded } from '../../../content/files/edited-in-app.ts';
import { hashFiles } from '../../../content/files/hash-files.ts';
import { normalizeTranslations } from '../../../content/files/normalize-translations.ts';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/locks.ts';
import type { Services } from '../../../platform/services.ts';
import { pages, pageTexts } from '../pages.tables.ts';
import { exportPage } from './export-pages.ts';
import { formatPages } from './format-pages.ts';
import { hasOutdatedTexts } from './outdated-texts.ts';
import type { PreparedPage, PreparedPages } from './prepare-pages.ts';

/** Brings prepared pages into the database. The same again changes nothing; pages that are not among them stay as they are. */
export function savePages(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { pages: prepared }: Pick<PreparedPages, 'pages'>,
): Promise<SaveReport> {
  return takeTurns(pool, 'content', () =>
    db.transaction(async (tx) => {
      const report: SaveReport = { saved: [], unchanged: [] };
      for (const page of prepared) report[await savePage(tx, page)].push(page.id);
      return report;
    }),
  );
}

async function savePage(db: Db, page: PreparedPage): Promise<keyof SaveReport> {
  const files = formatPages([page]);
  const contentHash = hashFiles(files);
  const known = await findKnown(db, page.id);
  if (known?.contentHash === contentHash && (known.editedAt || !(await hasOutdatedTexts(db, page.id)))) {
    return 'unchanged';
  }
  if (known?.editedAt) await refuseOverEdits(db, { id: page.id, files, loadedHash: known.contentHash });
  await writePage(db, page, { contentHash, editedAt: null });
  return 'saved';
}

/** Files are checked for this before they are loaded, so that it can only have been edited a moment ago. */
async function refuseOverEdits(db: Db, { id, files, loadedHash }: EditedInApp): Promise<void> {
  const exported = (await exportPage(db, id)) ?? new Map<string, Buffer>();
  if (!isOverEdits(files, { loadedHash, files: exported })) return;
  throw new Error(`"${id}" was edited in the app while it was about to be loaded`);
}

type Origin = { contentHash: string; editedAt: Date | null };

async function findKnown(db: Db, pageId: PageId): Promise<Origin | undefined> {
  const [known] = await db
    .select({ contentHash: pages.contentHash, editedAt: pages.editedAt })
    .from(pages)
    .where(eq(pages.id, pageId));
  return known;
}

/** Makes a page what is published, whatever was there before; what was loaded from files stays known by their hash. */
export async function publishPage(db: Db, page: PageToWrite): Promise<void> {
  const known = await findKnown(db, page.id);
  await writePage(db, page, { contentHash: known?.contentHash ?? neverLoaded, editedAt: new Date() });
}

export type PageToWrite = Pick<PreparedPage, 'id' | 'file' | 'prepared'>;

async function writePage(db: Db, page: PageToWrite, origin: Origin): Promise<void> {
  const { id, file } = page;
  const row = {
    title: normalizeTranslations(file.title),
    summary: normalizeTranslations(file.summary),
    languages: languages.filter((language) => isWhollyIn(language, page)),
    ...origin,
  };
  await db
    .insert(pages)
    .values({ id, ...row })
    .onConflictDoUpdate({ target: pages.id, set: { ...row, updatedAt: sql`now()` } });
  await db.delete(pageTexts).where(eq(pageTexts.pageId, id));
  for (const { language, source, body, contents, passages } of page.prepared) {
    await db.insert(pageTexts).values({ pageId: id, language, source, body, contents, passages, rendererEdition });
  }
}

function isWhollyIn(language: Language, { file, prepared }: PageToWrite): boolean {
  const isWritten = prepared.some((text) => text.language === language);
  return file.title[language] !== undefined && file.summary[language] !== undefined && isWritten;
}
