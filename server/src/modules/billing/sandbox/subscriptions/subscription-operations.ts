import { type Plan, type PlanId, plans } from '@navor/contract';
import { AppError } from '../../../../platform/errors.ts';
import { CardDeclined } from '../../cashier/cashier.ts';
import type { SandboxCard } from '../../sandbox.tables.ts';
import {
  type Advanced,
  advanceSubscription,
  type Charge,
  chargeNextPeriod,
  ended,
  paysLater,
  type SandboxSubscription,
} from './advance-subscription.ts';

// What an owner may do with a subscription, decided without the database. Done twice, it changes nothing.

/** Whoever cancels before the clock has charged a period that fell due is not charged for it. */
export function cancelAtPeriodEnd(subscription: SandboxSubscription, now: Date): Advanced {
  if (subscription.status === 'past_due') return changed(ended(subscription, 'cancelled', now));
  if (!isRunning(subscription) || subscription.isCancelledAtPeriodEnd) return changed(subscription);
  return advanceSubscription({ ...subscription, isCancelledAtPeriodEnd: true, nextPlanId: null }, now);
}

export function resume(subscription: SandboxSubscription, now: Date): Advanced {
  if (!isRunning(subscription)) throw new AppError('NOT_POSSIBLE_NOW');
  if (!subscription.isCancelledAtPeriodEnd) return changed(subscription);
  if (now >= subscription.periodEndsAt) throw new AppError('NOT_POSSIBLE_NOW');
  return changed({ ...subscription, isCancelledAtPeriodEnd: false });
}

export function endNow(subscription: SandboxSubscription, now: Date): Advanced {
  return changed(subscription.status === 'ended' ? subscription : ended(subscription, 'cancelled', now));
}

export function planNext(subscription: SandboxSubscription, nextPlanId: PlanId | null): Advanced {
  if (subscription.nextPlanId === nextPlanId) return changed(subscription);
  if (!isRunning(subscription)) throw new AppError('NOT_POSSIBLE_NOW');
  return changed({ ...subscription, nextPlanId });
}

export type Raise = { plan: Plan; now: Date };

/** What a dearer plan costs for the rest of the period, to the second, less what is paid for it already. */
export function previewRaise(subscription: SandboxSubscription, { plan, now }: Raise): { dueCents: number } {
  return { dueCents: raiseCents(runningAt(subscription, now).subscription, plan, now) };
}

export function raisePlan(
  subscription: SandboxSubscription,
  { plan, now, cause }: Raise & { cause: string },
): Advanced {
  const { subscription: current, charges } = runningAt(subscription, now);
  if (current.planId === plan.id) return { subscription: current, charges };
  const cents = raiseCents(current, plan, now);
  if (cents > 0 && !paysLater(current.card)) throw new CardDeclined('declined');
  const charge: Charge = {
    ...{ cause, planId: plan.id, cents, status: 'paid' },
    ...{ periodStartsAt: now, periodEndsAt: current.periodEndsAt, at: now },
  };
  return {
    subscription: { ...current, planId: plan.id, nextPlanId: null },
    charges: [...charges, ...(cents > 0 ? [charge] : [])],
  };
}

/** While a charge is due, only a card that pays it is taken. */
export function replaceCard(subscription: SandboxSubscription, card: SandboxCard, now: Date): Advanced {
  if (subscription.status === 'ended') throw new AppError('NOT_POSSIBLE_NOW');
  const withCard = { ...subscription, card };
  if (subscription.status !== 'past_due') return changed(withCard);
  if (!paysLater(card)) throw new CardDeclined('declined');
  return chargeNextPeriod(withCard, now);
}

function raiseCents(subscription: SandboxSubscription, plan: Plan, now: Date): number {
  if (subscription.status === 'trial') return 0;
  const { periodStartsAt, periodEndsAt, planId } = subscription;
  const period = seconds(periodStartsAt, periodEndsAt);
  const rest = Math.min(seconds(now, periodEndsAt), period);
  const share = (cents: number) => Math.round((cents * rest) / period);
  return Math.max(share(plan.cents) - share(plans[planId].cents), 0);
}

/** The clock may not have come round to a period that is over. */
function runningAt(subscription: SandboxSubscription, now: Date): Advanced {
  const advanced = advanceSubscription(subscription, now);
  if (!isRunning(advanced.subscription)) throw new AppError('NOT_POSSIBLE_NOW');
  return advanced;
}

function changed(subscription: SandboxSubscription): Advanced {
  return { subscription, charges: [] };
}

function isRunning({ status }: SandboxSubscription): boolean {
  return status === 'trial' || status === 'active';
}

function seconds(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / 1000);
}
