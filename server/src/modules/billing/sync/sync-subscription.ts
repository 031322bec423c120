import type { EndReason } from '@navor/contract';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { defineJob } from '../../../platform/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { payments, subscriptions } from '../billing.tables.ts';
import type { Cashier, CashierSubscription } from '../cashier/cashier.ts';
import { cashierSource, requireCashier } from '../cashier/require-cashier.ts';
import { endSubscriptions } from '../subscriptions/end-subscriptions.ts';
import { applyCashierState } from './apply-cashier-state.ts';
import { nextObservation } from './next-observation.ts';

/**
 * Asks the cashier for a subscription and brings our row up to what it knows. The only way in which a paid subscription
 * changes here, whoever gave the reason to ask, and however often or late: see decision 22.
 */
export async function syncSubscription(
  services: Services,
  subscriptionRef: string,
  hint: { endReason: EndReason } | null = null,
): Promise<void> {
  const cashier = await requireCashier(services);
  const surplus = await syncOnce(services, cashier, subscriptionRef, hint);
  if (!surplus) return;
  await undoSurplus(services, cashier, surplus);
  await syncOnce(services, cashier, subscriptionRef, hint);
}

/** The same in the background, after a message of the cashier or without one. */
export const syncSubscriptionJob = defineJob({
  name: 'follow-subscription',
  input: z.object({ subscriptionRef: z.string() }),
  retries: 20,
  async run({ subscriptionRef }, services) {
    // Left in the queue from when there was a cashier.
    if (!cashierSource(services)) return;
    await syncSubscription(services, subscriptionRef);
  },
});

/** Answers with the subscription if its owner has another one that runs. */
async function syncOnce(
  services: Services,
  cashier: Cashier,
  subscriptionRef: string,
  hint: { endReason: EndReason } | null,
): Promise<CashierSubscription | null> {
  // Numbered before it begins: a sync that began later cannot know less.
  const observation = await nextObservation(services.db);
  const subscription = await cashier.findSubscription(subscriptionRef);
  if (!subscription) {
    await endUnknown(services, subscriptionRef, hint);
    return null;
  }
  const state = { source: cashier.source, subscription, observation, endReason: hint?.endReason ?? null };
  const outcome = await services.db.transaction((tx) => applyCashierState(tx, services, state));
  if (outcome === 'gone') await endOrphan(services.db, cashier, subscription);
  return outcome === 'surplus' ? subscription : null;
}

/**
 * A cashier that no longer knows a subscription, such as after a change of its account, will never tell of its end: it ends here
 * when what was paid has run out, or when somebody wants it to.
 */
async function endUnknown(services: Services, ref: string, hint: { endReason: EndReason } | null): Promise<void> {
  const now = new Date();
  const isThis = sql`${subscriptions.cashierRef} = ${ref}`;
  const isOver = hint ? sql`true` : sql`${subscriptions.accessUntil} < ${now}::timestamptz`;
  await services.db.transaction(async (tx) => {
    await tx.update(subscriptions).set({ lookedAt: now }).where(isThis);
    await endSubscriptions(tx, services, sql`${isThis} AND ${isOver}`, { reason: hint?.endReason ?? 'cancelled', now });
  });
}

/** Whose account is gone is not charged any more. Others may share the cashier's account, so it must be one that we know. */
async function endOrphan(
  db: Db,
  cashier: Cashier,
  { ref, status, payments: made }: CashierSubscription,
): Promise<void> {
  if (status === 'ended' || made.length === 0) return;
  const refs = made.map((payment) => payment.ref);
  const known = await db.select({ id: payments.id }).from(payments).where(inArray(payments.cashierRef, refs)).limit(1);
  if (known.length > 0) await cashier.endNow(ref);
}

/** Somebody paid in two windows although one subscription is all they can use: they get the second payment back. */
async function undoSurplus({ log }: Services, cashier: Cashier, surplus: CashierSubscription): Promise<void> {
  const { ref, userId } = surplus;
  log.warn({ subscriptionRef: ref, userId }, 'second subscription of a person ended and paid back');
  await cashier.endNow(ref);
  for (const payment of surplus.payments) {
    const rest = payment.cents - payment.refunds.reduce((sum, { cents }) => sum + cents, 0);
    if (payment.status === 'paid' && rest > 0) await cashier.refund(payment.ref, rest, `surplus:${payment.ref}`);
  }
}
