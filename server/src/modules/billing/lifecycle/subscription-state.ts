import { type EndReason, graceDays, type PaidTier, type PlanId, plans, type SubscriptionStatus } from '@navor/contract';
import type { Card, CashierSubscription } from '../cashier/cashier.ts';

/** A subscription as we know it: everything that a row keeps of what the cashier knows. */
export type SubscriptionState = {
  status: SubscriptionStatus;
  tier: PaidTier;
  planId: PlanId;
  nextPlanId: PlanId | null;
  trialEndsAt: Date | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  nextTryAt: Date | null;
  /** Until when the tier is unlocked if nothing is heard from the cashier again. */
  accessUntil: Date;
  card: Card | null;
  startedAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/** A renewal takes a while to be charged and to be told of; nobody is locked out meanwhile. */
const renewalSlackDays = 2;

/** `reason` is why we wanted it to end, where it was us: the cashier only knows that it was told to. */
export function subscriptionStateOf(
  subscription: CashierSubscription,
  reason: EndReason | null = null,
): SubscriptionState {
  const { planId, nextPlanId, trialEndsAt, periodStartsAt, periodEndsAt, nextTryAt, card, startedAt } = subscription;
  const status = statusOf(subscription);
  const endedAt = status === 'ended' ? (subscription.endedAt ?? periodEndsAt) : null;
  return {
    status,
    tier: plans[planId].tier,
    planId,
    nextPlanId: status === 'trial' || status === 'active' ? nextPlanId : null,
    trialEndsAt,
    periodStartsAt,
    periodEndsAt,
    nextTryAt: status === 'past_due' ? nextTryAt : null,
    accessUntil: endedAt ?? accessOf(subscription, status),
    card,
    startedAt,
    endedAt,
    endReason: status === 'ended' ? (reason ?? subscription.endReason ?? 'cancelled') : null,
  };
}

/** A cancellation shows only while there is something left to run out. */
function statusOf({ status, isCancelledAtPeriodEnd }: CashierSubscription): SubscriptionStatus {
  const isRunning = status === 'trial' || status === 'active';
  return isRunning && isCancelledAtPeriodEnd ? 'cancelled' : status;
}

function accessOf(subscription: CashierSubscription, status: SubscriptionStatus): Date {
  switch (status) {
    case 'cancelled':
      return subscription.periodEndsAt;
    case 'past_due':
      return addDays(paidUntil(subscription), graceDays);
    default:
      return addDays(subscription.periodEndsAt, renewalSlackDays);
  }
}

/** Some cashiers begin the new period before it is paid for; what counts is where the unpaid one began. */
function paidUntil({ payments, periodEndsAt }: CashierSubscription): Date {
  const unpaid = payments.flatMap(({ status, periodStartsAt }) =>
    status === 'failed' && periodStartsAt ? [periodStartsAt.getTime()] : [],
  );
  return new Date(Math.min(periodEndsAt.getTime(), ...unpaid));
}

function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
