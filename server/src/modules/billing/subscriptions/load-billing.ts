import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { type BillingFacts, possibleActions } from '../billing.policy.ts';
import { isHeldGrant, isPaidAndRunning, type PaidSubscription, type SubscriptionRow } from '../billing.queries.ts';
import { payments, subscriptions } from '../billing.tables.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import { usedTutoringCents } from '../tutoring/tutoring.queries.ts';
import { hasHadTrial } from './trial-uses.ts';

type Payment = typeof payments.$inferSelect;

export type Billing = {
  /** All of them, newest first. */
  rows: SubscriptionRow[];
  /** The paid subscription that runs. */
  subscription: PaidSubscription | null;
  /** What an administrator has granted and still holds. */
  grant: SubscriptionRow | null;
  /** The newest of those that are over. */
  last: SubscriptionRow | null;
  /** All that came through for subscriptions, oldest first. */
  paid: Payment[];
  facts: BillingFacts;
};

/** Everything that decides what somebody may do with their subscription. */
export async function loadBilling(db: Db, services: Services, user: { id: string; email: string }): Promise<Billing> {
  const now = new Date();
  // What was paid with test cards is nothing to a real cashier.
  const source = cashierSource(services);
  // One after another: within a transaction there is one connection for all of them.
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, user.id))
    .orderBy(desc(subscriptions.startedAt));
  const paid = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, user.id),
        eq(payments.status, 'paid'),
        eq(payments.source, source ?? 'stripe'),
        // What is bought once is paid back by its own rules, and begins no guarantee.
        isNotNull(payments.planId),
      ),
    )
    .orderBy(asc(payments.paidAt));
  const firstPaidAt = paid[0]?.paidAt ?? null;
  const subscription = rows.find(isPaidAndRunning) ?? null;
  const grant = rows.find((row) => isHeldGrant(row, now)) ?? null;
  return {
    rows,
    subscription,
    grant,
    last: rows.find((row) => row.endedAt !== null) ?? null,
    paid,
    facts: {
      now,
      hasCashier: source !== null,
      state: subscription,
      grantedTier: grant?.tier ?? null,
      isEnding: subscription !== null && subscription.endReason !== null,
      hasHadTrial: await hasHadTrial(db, services, user),
      firstPaidAt,
      paidCents: paid.reduce((sum, { cents, refundedCents }) => sum + cents - refundedCents, 0),
      usedCents: firstPaidAt ? await usedTutoringCents(db, user.id, firstPaidAt) : 0,
      guaranteeCents: givenBack(rows, paid),
    },
  };
}

export function actionsOf({ facts }: Billing) {
  return possibleActions(facts);
}

/** What was paid back with the subscriptions that ended by it; null where none did. */
function givenBack(rows: SubscriptionRow[], paid: Payment[]): number | null {
  const refunded = rows.filter(({ endedAt, endReason }) => endedAt !== null && endReason === 'refunded');
  const ids = new Set(refunded.map(({ id }) => id));
  if (!paid.some(({ subscriptionId }) => subscriptionId && ids.has(subscriptionId))) return null;
  return paid.reduce(
    (sum, one) => sum + (one.subscriptionId && ids.has(one.subscriptionId) ? one.refundedCents : 0),
    0,
  );
}
