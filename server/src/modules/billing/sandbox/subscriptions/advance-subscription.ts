import { graceDays, type PlanId, plans } from '@navor/contract';
import type { SandboxCard, sandboxSubscriptions } from '../../sandbox.tables.ts';
import { monthAfter } from './calendar-month.ts';

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** One that failed becomes paid when another try with the same cause works. */
export type Charge = {
  cause: string;
  planId: PlanId;
  cents: number;
  status: 'paid' | 'failed';
  periodStartsAt: Date;
  periodEndsAt: Date;
  at: Date;
};

/** A subscription after something happened to it, and what was charged for that; the very same one if nothing did. */
export type Advanced = { subscription: SandboxSubscription; charges: Charge[] };

/** Days after the end of what is paid on which a charge is tried; with the last one, access is over as well. */
const tryDays = [0, 1, 3, 5, graceDays];
const dayMs = 24 * 60 * 60 * 1000;

/** The clockwork: what falls due by `now` happens, once, however late the clock is. Afterwards nothing is due at `now`. */
export function advanceSubscription(subscription: SandboxSubscription, now: Date): Advanced {
  if (!subscription.dueAt || now < subscription.dueAt) return { subscription, charges: [] };
  if (subscription.isCancelledAtPeriodEnd) {
    return { subscription: ended(subscription, 'cancelled', subscription.periodEndsAt), charges: [] };
  }
  return chargeNextPeriod(subscription, now);
}

/** Tries to charge the period after the one that is paid. */
export function chargeNextPeriod(subscription: SandboxSubscription, now: Date): Advanced {
  const planId = subscription.nextPlanId ?? subscription.planId;
  const period = nextPeriod(subscription, now);
  const isPaid = paysLater(subscription.card);
  const charge: Charge = {
    // Named by the moment it fell due, which all tries have in common, even one that begins its period later.
    cause: `period:${subscription.periodEndsAt.toISOString()}`,
    planId,
    cents: plans[planId].cents,
    status: isPaid ? 'paid' : 'failed',
    ...period,
    at: now,
  };
  const renewed = { ...subscription, planId, nextPlanId: null };
  const after = isPaid
    ? { ...renewed, status: 'active' as const, ...period, failedTries: 0, dueAt: period.periodEndsAt }
    : unpaid(renewed, now);
  return { subscription: after, charges: [charge] };
}

/** Whether a card pays what is charged without its owner being there. */
export function paysLater({ behaviour }: SandboxCard): boolean {
  return behaviour === 'pays';
}

export function ended(
  subscription: SandboxSubscription,
  endReason: 'cancelled' | 'unpaid',
  endedAt: Date,
): SandboxSubscription {
  return { ...subscription, status: 'ended', nextPlanId: null, dueAt: null, endedAt, endReason };
}

/** Periods that passed while the clock stood still are given away: the new one then begins now. */
function nextPeriod({ periodEndsAt, trialEndsAt, startedAt }: SandboxSubscription, now: Date) {
  const anchor = trialEndsAt ?? startedAt;
  const end = monthAfter(periodEndsAt, anchor);
  if (now < end) return { periodStartsAt: periodEndsAt, periodEndsAt: end };
  return { periodStartsAt: now, periodEndsAt: monthAfter(now, anchor) };
}

function unpaid(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  const failed = { ...subscription, failedTries: subscription.failedTries + 1 };
  const dueAt = tryDays
    .map((days) => new Date(subscription.periodEndsAt.getTime() + days * dayMs))
    .find((moment) => moment > now);
  return dueAt ? { ...failed, status: 'past_due', dueAt } : ended(failed, 'unpaid', now);
}
