import { currency } from '@navor/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import type { CashierPayment, CashierSubscription } from '../../cashier/cashier.ts';
import { sandboxCharges, sandboxSubscriptions } from '../../sandbox.tables.ts';
import type { SandboxSubscription } from './advance-subscription.ts';

/** In one statement, so that a subscription and its charges are from the same moment. */
export async function findSubscription(db: Db, ref: string): Promise<CashierSubscription | null> {
  const rows = await db
    .select({ subscription: sandboxSubscriptions, charge: sandboxCharges })
    .from(sandboxSubscriptions)
    .leftJoin(sandboxCharges, eq(sandboxCharges.subscriptionRef, sandboxSubscriptions.ref))
    .where(eq(sandboxSubscriptions.ref, ref))
    .orderBy(asc(sandboxCharges.at), asc(sandboxCharges.periodStartsAt), asc(sandboxCharges.ref));
  const subscription = rows[0]?.subscription;
  if (!subscription) return null;
  return toCashierSubscription(
    subscription,
    rows.flatMap(({ charge }) => (charge ? [toCashierPayment(charge)] : [])),
  );
}

function toCashierSubscription(subscription: SandboxSubscription, payments: CashierPayment[]): CashierSubscription {
  const { failedTries: _, dueAt, card, ...known } = subscription;
  return {
    ...known,
    nextTryAt: known.status === 'past_due' ? dueAt : null,
    card: { brand: card.brand, last4: card.last4 },
    payments,
  };
}

function toCashierPayment(charge: typeof sandboxCharges.$inferSelect): CashierPayment {
  const { ref, planId, cents, status, at, periodStartsAt, periodEndsAt, refundedCents, refundedAt } = charge;
  return {
    ...{ ref, planId, cents, currency, status, at, periodStartsAt, periodEndsAt },
    refunds: refundedCents > 0 ? [{ ref: `${ref}:refund`, cents: refundedCents, at: refundedAt ?? at }] : [],
  };
}
