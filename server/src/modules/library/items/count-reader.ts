import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { countUse } from '../../../platform/rate-limit.ts';
import type { Services } from '../../../platform/services.ts';
import { libraryReads, libraryVisits } from '../library.tables.ts';

type Reading = { itemId: string; viewer: Viewer; address: string; at: Date };

/** Counts a reader of an item once a day, however often they open it. */
export async function countReader(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  { itemId, viewer, address, at }: Reading,
): Promise<void> {
  const userId = readerId(viewer);
  if (userId) await db.transaction((tx) => countVisit(tx, { userId, itemId, at }));
  else if (await isFirstToday(pool, itemId, address)) await addReader(db, itemId, at);
}

/** All that is known of a visitor is that this address was here, for a day. */
async function isFirstToday(pool: Pool, itemId: string, address: string): Promise<boolean> {
  const day = { limit: 1, windowSeconds: 24 * 3600 };
  return (await countUse(pool, `library-read:${itemId}:${address}`, day)).kind === 'allowed';
}

type Visit = { userId: string; itemId: string; at: Date };

async function countVisit(db: Db, { userId, itemId, at }: Visit): Promise<void> {
  // Whoever sends the same at the same time waits for this row, and finds the day counted.
  const counted = await db
    .insert(libraryVisits)
    .values({ userId, itemId, lastReadAt: at })
    .onConflictDoUpdate({
      target: [libraryVisits.userId, libraryVisits.itemId],
      set: { lastReadAt: at },
      setWhere: sql`(${libraryVisits.lastReadAt} AT TIME ZONE 'UTC')::date < ${dayIn(at)}::date`,
    })
    .returning({ itemId: libraryVisits.itemId });
  if (counted.length > 0) await addReader(db, itemId, at);
  else
    await db.execute(sql`UPDATE library_visits SET last_read_at = ${at.toISOString()}::timestamptz
      WHERE user_id = ${userId} AND item_id = ${itemId} AND last_read_at < ${at.toISOString()}::timestamptz`);
}

async function addReader(db: Db, itemId: string, at: Date): Promise<void> {
  await db
    .insert(libraryReads)
    .values({ itemId, day: dayIn(at), readers: 1 })
    .onConflictDoUpdate({
      target: [libraryReads.itemId, libraryReads.day],
      set: { readers: sql`${libraryReads.readers} + 1` },
    });
}

function dayIn(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
