import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { subscriptionEnded } from '../billing.events.ts';
import { subscriptionHistory, subscriptions } from '../billing.tables.ts';

/** Access has ended by itself; this brings the rows up to it and tells whoever listens. */
export const endExpiredGrants = defineJob({
  name: 'end-expired-grants',
  input: z.object({}),
  retries: 3,
  schedule: '*/15 * * * *',
  async run(_, { db, events }) {
    await db.transaction(async (tx) => {
      const ended = await tx
        .update(subscriptions)
        .set({ status: 'ended', endedAt: sql`${subscriptions.accessUntil}`, endReason: 'cancelled' })
        .where(
          and(
            eq(subscriptions.source, 'granted'),
            isNull(subscriptions.endedAt),
            lte(subscriptions.accessUntil, sql`now()`),
          ),
        )
        .returning({
          subscriptionId: subscriptions.id,
          userId: subscriptions.userId,
          tier: subscriptions.tier,
          at: sql<Date>`${subscriptions.endedAt}`.mapWith(subscriptions.endedAt),
        });
      if (ended.length === 0) return;
      await tx.insert(subscriptionHistory).values(
        ended.map(({ subscriptionId, userId, at }) => ({
          ...{ subscriptionId, userId, at },
          ...{ change: 'ended' as const, reason: 'cancelled' as const },
        })),
      );
      for (const grant of ended) await events.announce(tx, subscriptionEnded, { ...grant, reason: 'cancelled' });
    });
  },
});
