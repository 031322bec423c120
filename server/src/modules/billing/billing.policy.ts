import {
  type BillingActions,
  guaranteeDays,
  type PaidTier,
  type Plan,
  type PlanId,
  paidTiers,
  planIds,
  plans,
  type SubscriptionSource,
  type SubscriptionStatus,
  type User,
} from '@navor/contract';
import type { Cashier } from './cashier/cashier.ts';
import type { SubscriptionState } from './lifecycle/subscription-state.ts';

/** What is known of somebody when they ask what they may do. */
export type BillingFacts = {
  now: Date;
  hasCashier: boolean;
  /** The subscription that runs, if any. */
  state: SubscriptionState | null;
  /** Of the plan that an administrator has granted, if any. */
  grantedTier: PaidTier | null;
  /** It is about to be ended for good, as somebody wanted. */
  isEnding: boolean;
  hasHadTrial: boolean;
  /** The first payment that they ever made. */
  firstPaidAt: Date | null;
  /** What they have paid and not got back, over all subscriptions. */
  paidCents: number;
  /** What the tutoring is worth that they have used since the first payment. */
  usedCents: number;
  /** What was given back when the guarantee was made use of; null if it has not been. */
  guaranteeCents: number | null;
};

const dayMs = 24 * 60 * 60 * 1000;

/** Who may do what with a subscription: routes refuse everything else, screens offer exactly this. */
export function possibleActions(facts: BillingFacts): BillingActions {
  const { state, hasHadTrial, now } = facts;
  const runs = state?.status === 'trial' || state?.status === 'active';
  const canResume = state?.status === 'cancelled' && state.periodEndsAt > now;
  const hasCashier = facts.hasCashier && !facts.isEnding;
  return {
    can_subscribe_to: hasCashier && !state ? planIds.filter((id) => !isCovered(id, facts.grantedTier)) : [],
    has_trial: !hasHadTrial,
    can_cancel: hasCashier && (runs || state?.status === 'past_due'),
    cancel_ends_at: runs ? state.periodEndsAt : null,
    can_resume: hasCashier && canResume,
    can_change_card: hasCashier && state !== null,
    changes: hasCashier && runs ? changesFrom(state) : [],
    can_drop_lowering: hasCashier && runs && state.nextPlanId !== null,
    refund: facts.hasCashier ? refundOf(facts) : { kind: 'impossible', reason: 'nothing_paid' },
  };
}

/** Whether a granted plan brings all that another would: nobody pays for what is theirs, or spends their one trial on it. */
export function isCovered(planId: PlanId, grantedTier: PaidTier | null): boolean {
  return grantedTier !== null && paidTiers.indexOf(plans[planId].tier) <= paidTiers.indexOf(grantedTier);
}

/** Whether somebody may open an invoice; those of accounts that are gone are for administrators alone. */
export function mayOpenInvoice(user: User, invoice: { userId: string | null }): boolean {
  return invoice.userId === user.id || user.roles.includes('admin');
}

/** Whether administrators may end a subscription: what another cashier keeps than the one in charge cannot be ended from here. */
export function mayRevoke(
  { source, status }: { source: SubscriptionSource; status: SubscriptionStatus },
  cashier: Cashier['source'] | null,
): boolean {
  return status !== 'ended' && (source === 'granted' || source === cashier);
}

/** Up at once, down with the next period; always within the offer that was subscribed to. */
function changesFrom({ planId, nextPlanId }: SubscriptionState): BillingActions['changes'] {
  const current = plans[planId];
  return planIds
    .map((id) => plans[id])
    .filter((plan) => plan.offer === current.offer && plan.id !== planId && plan.id !== nextPlanId)
    .map((plan) => ({ plan_id: plan.id, takes_effect: isRaise(current, plan) ? 'now' : 'period_end' }));
}

function isRaise(from: Plan, to: Plan): boolean {
  return to.cents > from.cents;
}

function refundOf(facts: BillingFacts): BillingActions['refund'] {
  const { firstPaidAt, paidCents, guaranteeCents, now } = facts;
  if (guaranteeCents !== null) return { kind: 'taken', cents: guaranteeCents };
  if (!firstPaidAt || paidCents === 0) return { kind: 'impossible', reason: 'nothing_paid' };
  const until = new Date(firstPaidAt.getTime() + guaranteeDays * dayMs);
  if (now >= until) return { kind: 'impossible', reason: 'too_late' };
  const usedCents = Math.min(facts.usedCents, paidCents);
  if (usedCents === paidCents) return { kind: 'impossible', reason: 'used_up' };
  return { kind: 'possible', cents: paidCents - usedCents, used_cents: usedCents, until };
}
