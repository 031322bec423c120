import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../platform/jobs.ts';
import { checkouts, subscriptions } from '../billing.tables.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { syncCheckout } from '../checkout/sync-checkout.ts';
import { syncSubscriptionJob } from './sync-subscription.ts';

/** So many at a time, so that a cashier is not flooded after an outage; the rest follows an hour later. */
const batch = 200;

/**
 * Compares with the cashier without being told to: a message may have been lost. Whatever should have changed by now is synced
 * each hour, everything else that runs once a day.
 */
export const reconcileSubscriptions = defineJob({
  name: 'look-at-subscriptions',
  input: z.object({}),
  retries: 2,
  schedule: '7 * * * *',
  async run(_, services) {
    if (!cashierSource(services)) return;
    const cashier = await requireCashier(services);
    const { db, jobs, log } = services;
    const isOverdue = or(lt(subscriptions.periodEndsAt, sql`now()`), lt(subscriptions.nextTryAt, sql`now()`));
    const due = await db
      .select({ subscriptionRef: subscriptions.cashierRef })
      .from(subscriptions)
      .where(
        and(
          isNull(subscriptions.endedAt),
          eq(subscriptions.source, cashier.source),
          or(
            lt(subscriptions.lookedAt, sql`now() - interval '1 day'`),
            and(isOverdue, lt(subscriptions.lookedAt, sql`now() - interval '50 minutes'`)),
          ),
        ),
      )
      .orderBy(desc(sql`coalesce(${isOverdue}, false)`), subscriptions.lookedAt)
      .limit(batch);
    for (const { subscriptionRef } of due) {
      if (subscriptionRef) await jobs.enqueue(db, syncSubscriptionJob, { subscriptionRef });
    }
    const left = await db
      .select()
      .from(checkouts)
      .where(
        and(
          eq(checkouts.status, 'open'),
          isNotNull(checkouts.cashierRef),
          lt(checkouts.createdAt, sql`now() - interval '15 minutes'`),
        ),
      )
      .orderBy(checkouts.createdAt)
      .limit(batch);
    for (const row of left) {
      await syncCheckout(services, cashier, row).catch((error: unknown) =>
        log.warn({ err: error, checkoutId: row.id }, 'checkout could not be synced'),
      );
    }
  },
});
