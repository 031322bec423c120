import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { libraryBookmarks } from '../library.tables.ts';

type LearnerItem = { userId: string; itemId: string };

export async function bookmarkItem(db: Db, { userId, itemId }: LearnerItem): Promise<void> {
  await db.insert(libraryBookmarks).values({ userId, itemId }).onConflictDoNothing();
}

export async function removeBookmark(db: Db, { userId, itemId }: LearnerItem): Promise<void> {
  await db
    .delete(libraryBookmarks)
    .where(and(eq(libraryBookmarks.userId, userId), eq(libraryBookmarks.itemId, itemId)));
}
