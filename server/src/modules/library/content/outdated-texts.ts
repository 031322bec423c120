import { and, eq, ne, type SQL } from 'drizzle-orm';
import { rendererEdition } from '../../../content/markdown/renderer-edition.ts';
import type { Db } from '../../../platform/database/database.ts';
import { libraryTexts } from '../library.tables.ts';

/** Of a row of `library_texts`: an older renderer made it. */
export function isOutdated(itemId?: string): SQL | undefined {
  return and(
    ne(libraryTexts.rendererEdition, rendererEdition),
    itemId === undefined ? undefined : eq(libraryTexts.itemId, itemId),
  );
}

/** Of one item, or of any. */
export async function hasOutdatedTexts(db: Db, itemId?: string): Promise<boolean> {
  const rows = await db.select({ itemId: libraryTexts.itemId }).from(libraryTexts).where(isOutdated(itemId)).limit(1);
  return rows.length > 0;
}
