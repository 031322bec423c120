import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { hashAddressSecret } from '../../../platform/address-secret.ts';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/index.ts';
import { calendarFeeds } from '../calendar.tables.ts';

/** Whose calendar an address shows; nobody's once it is revoked or the account is closed. */
export async function findFeedOwner(db: Db, secret: string): Promise<{ feedId: string; userId: string } | undefined> {
  const [found] = await db
    .select({ feedId: calendarFeeds.id, userId: calendarFeeds.userId })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashAddressSecret(secret)), isNull(users.deletionDueAt)));
  return found;
}

/** Calendars ask again and again: it is enough to know the quarter of an hour. */
const noteEveryMs = 15 * 60_000;

export async function noteReading(db: Db, feedId: string, now: Date): Promise<void> {
  const isNews = or(
    isNull(calendarFeeds.lastReadAt),
    lt(calendarFeeds.lastReadAt, new Date(now.getTime() - noteEveryMs)),
  );
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.id, feedId), isNews));
}
