import type { EndReason } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { subscriptionHistory, subscriptions } from '../billing.tables.ts';
import { endTutoringGrants } from '../tutoring/end-tutoring-grants.ts';

type Grant = Pick<typeof subscriptions.$inferSelect, 'id' | 'userId'>;

/** Ends a granted plan in the caller's transaction, which holds it. */
export async function endGrant(tx: Db, grant: Grant, reason: EndReason, at: Date): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: at, endReason: reason, accessUntil: at })
    .where(eq(subscriptions.id, grant.id));
  await endTutoringGrants(tx, grant.id, at);
  await tx
    .insert(subscriptionHistory)
    .values({ userId: grant.userId, subscriptionId: grant.id, change: 'ended', reason, at });
}
