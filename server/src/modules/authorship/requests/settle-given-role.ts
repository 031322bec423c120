import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { authorRequests } from '../authorship.tables.ts';

/** Whoever was given the role in another way has nothing left to ask for. */
export async function settleGivenRole(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(authorRequests)
    .set({ status: 'approved', decidedAt: now })
    .where(and(eq(authorRequests.userId, userId), eq(authorRequests.status, 'open')));
}
