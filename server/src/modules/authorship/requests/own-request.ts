import type { OwnAuthorRequest } from '@navor/contract';
import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { authorshipRequested } from '../authorship.events.ts';
import { authorRequests } from '../authorship.tables.ts';

type Row = typeof authorRequests.$inferSelect;

/** What somebody has asked for last. */
export async function findOwnRequest(db: Db, userId: string): Promise<OwnAuthorRequest> {
  const [row] = await db
    .select()
    .from(authorRequests)
    .where(eq(authorRequests.userId, userId))
    .orderBy(desc(authorRequests.createdAt))
    .limit(1);
  return row ? presentRequest(row) : null;
}

/** Asks the administrators; asking again while they decide changes what they read, and tells them nothing new. */
export function askForAuthorship(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { userId, message }: { userId: string; message: string },
): Promise<OwnAuthorRequest> {
  return db.transaction(async (tx) => {
    const [written] = await tx
      .insert(authorRequests)
      .values({ userId, message })
      .onConflictDoUpdate({
        target: authorRequests.userId,
        targetWhere: sql`${authorRequests.status} = 'open'`,
        set: { message },
      })
      // A row that was there keeps the transaction that made it; only a new one is of this.
      .returning({ ...getTableColumns(authorRequests), isNew: sql<boolean>`xmax = 0` });
    if (!written) throw new Error('Writing a request always gives its row');
    const { isNew, ...row } = written;
    if (isNew) await events.announce(tx, authorshipRequested, { requestId: row.id });
    return presentRequest(row);
  });
}

/** What was decided stays. */
export async function withdrawRequest(db: Db, userId: string): Promise<void> {
  await db.delete(authorRequests).where(and(eq(authorRequests.userId, userId), eq(authorRequests.status, 'open')));
}

export function presentRequest(row: Row): NonNullable<OwnAuthorRequest> {
  const { id, status, message, createdAt, decidedAt, declineReason } = row;
  return { id, status, message, requested_at: createdAt, decided_at: decidedAt, decline_reason: declineReason };
}
