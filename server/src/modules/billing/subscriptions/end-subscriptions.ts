import type { EndReason } from '@navor/contract';
import { and, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { subscriptionEnded } from '../billing.events.ts';
import { subscriptionHistory, subscriptions } from '../billing.tables.ts';
import { endTutoringGrants } from '../tutoring/tutoring-grants.ts';

/** Ends subscriptions that no cashier ends for us, with everything that hangs on them. */
export async function endSubscriptions(
  tx: Db,
  { events }: Pick<Services, 'events'>,
  which: SQL,
  { reason, now }: { reason: EndReason; now: Date },
): Promise<void> {
  await lockOwners(tx, which);
  // What has run out by itself ended then, whenever somebody notices.
  const at = sql`least(${subscriptions.accessUntil}, ${now}::timestamptz)`;
  const ended = await tx
    .update(subscriptions)
    .set({ status: 'ended', endedAt: at, accessUntil: at, endReason: reason, nextPlanId: null, nextTryAt: null })
    .where(and(which, isNull(subscriptions.endedAt)))
    .returning({
      subscriptionId: subscriptions.id,
      userId: subscriptions.userId,
      tier: subscriptions.tier,
      at: sql<Date>`${subscriptions.endedAt}`.mapWith(subscriptions.endedAt),
    });
  if (ended.length === 0) return;
  await tx.insert(subscriptionHistory).values(
    ended.map(({ subscriptionId, userId, at: endedAt }) => ({
      ...{ subscriptionId, userId, at: endedAt, reason },
      change: 'ended' as const,
    })),
  );
  const ids = ended.map(({ subscriptionId }) => subscriptionId);
  await endTutoringGrants(tx, ids, now);
  for (const subscription of ended) await events.announce(tx, subscriptionEnded, { ...subscription, reason });
}

/** Before their subscriptions, and in one order: whoever deletes an account at the same time comes the same way. */
async function lockOwners(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`
    SELECT FROM users
    WHERE id IN (SELECT user_id FROM subscriptions WHERE ended_at IS NULL AND ${which})
    ORDER BY id FOR KEY SHARE`);
}
