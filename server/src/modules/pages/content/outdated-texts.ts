import type { PageId } from '@navor/contract';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { pageTexts } from '../pages.tables.ts';

/** Of a row of `page_texts`: an older renderer made it. */
export function isOutdated(pageId?: string): SQL | undefined {
  return and(
    ne(pageTexts.rendererEdition, rendererEdition),
    pageId === undefined ? undefined : eq(pageTexts.pageId, pageId as PageId),
  );
}

/** Of one page, or of any. */
export async function hasOutdatedTexts(db: Db, pageId?: string): Promise<boolean> {
  const rows = await db.select({ pageId: pageTexts.pageId }).from(pageTexts).where(isOutdated(pageId)).limit(1);
  return rows.length > 0;
}
