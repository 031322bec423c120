import type { CalendarFeed } from '@navor/contract';
import { eq } from 'drizzle-orm';
import { createAddressSecret, hashAddressSecret } from '../../../platform/address-secret.ts';
import type { Db } from '../../../platform/database/database.ts';
import { calendarFeeds } from '../calendar.tables.ts';

const shown = { created_at: calendarFeeds.createdAt, last_read_at: calendarFeeds.lastReadAt };

export async function findOwnFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const [feed] = await db.select(shown).from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return feed ?? null;
}

/** A new secret ends the one before: somebody whose address has got about makes another. */
export async function makeFeed(db: Db, userId: string, now: Date): Promise<{ secret: string; feed: CalendarFeed }> {
  const secret = createAddressSecret();
  const made = { tokenHash: hashAddressSecret(secret), createdAt: now, lastReadAt: null };
  const [feed] = await db
    .insert(calendarFeeds)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: made })
    .returning(shown);
  if (!feed) throw new Error('The feed was not stored');
  return { secret, feed };
}

export async function revokeFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
