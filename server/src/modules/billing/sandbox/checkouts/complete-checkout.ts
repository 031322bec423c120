import { plans, trialDays } from '@navor/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { callCashier } from '../../cashier/call-cashier.ts';
import { type SandboxCard, sandboxCheckouts } from '../../sandbox.tables.ts';
import { lockSubscription, writeLedger } from '../ledger.ts';
import { sell } from '../purchases.ts';
import type { Advanced } from '../subscriptions/advance-subscription.ts';
import { monthAfter } from '../subscriptions/calendar-month.ts';
import { replaceCard } from '../subscriptions/subscription-operations.ts';
import type { SandboxCheckout } from './checkouts.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Does what a checkout is for with a card that was taken. The checkout is locked and open. */
export async function completeCheckout(
  tx: Db,
  services: Services,
  { checkout, card, now }: { checkout: SandboxCheckout; card: SandboxCard; now: Date },
): Promise<void> {
  if (checkout.purpose === 'purchase') return sell(tx, services, checkout, now);
  const advanced =
    checkout.purpose === 'card' ? await withNewCard(tx, checkout, card, now) : started(checkout, card, now);
  await writeLedger(tx, services, advanced);
  await tx
    .update(sandboxCheckouts)
    .set({ status: 'done', subscriptionRef: advanced.subscription.ref, pendingCard: null })
    .where(eq(sandboxCheckouts.id, checkout.id));
}

async function withNewCard(tx: Db, checkout: SandboxCheckout, card: SandboxCard, now: Date): Promise<Advanced> {
  if (!checkout.subscriptionRef) throw new Error(`The checkout ${checkout.id} is for no subscription`);
  const subscription = await lockSubscription(tx, checkout.subscriptionRef);
  return callCashier(async () => replaceCard(subscription, card, now));
}

/** When a trial ends that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + trialDays * dayMs);
}

/** On trial nothing is charged; otherwise the first month is, which every card that is taken pays. */
function started(checkout: SandboxCheckout, card: SandboxCard, now: Date): Advanced {
  const { id, userId, planId, isTrial } = checkout;
  if (!planId) throw new Error(`The checkout ${id} is for no plan`);
  const periodEndsAt = isTrial ? trialEnd(now) : monthAfter(now, now);
  const period = { periodStartsAt: now, periodEndsAt };
  const charge = {
    ...{ cause: `period:${now.toISOString()}`, planId, cents: plans[planId].cents },
    ...{ status: 'paid' as const, ...period, at: now },
  };
  return {
    subscription: {
      ...{ ref: `sandbox_subscription_${id}`, userId, checkoutId: id, planId, nextPlanId: null, card, ...period },
      ...{ status: isTrial ? 'trial' : 'active', trialEndsAt: isTrial ? periodEndsAt : null },
      ...{ isCancelledAtPeriodEnd: false, failedTries: 0, dueAt: periodEndsAt },
      ...{ startedAt: now, endedAt: null, endReason: null },
    },
    charges: isTrial ? [] : [charge],
  };
}
