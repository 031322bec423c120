import { plans, type SubscriptionChange, type SubscriptionStatus } from '@navor/contract';
import type { SubscriptionState } from './subscription-state.ts';

/** Where a subscription can go from each state. Messages get lost, so states may be skipped; only an end is final. */
export const allowedTransitions: Record<SubscriptionStatus | 'none', readonly SubscriptionStatus[]> = {
  none: ['trial', 'active', 'past_due', 'cancelled', 'ended'],
  trial: ['trial', 'active', 'past_due', 'cancelled', 'ended'],
  active: ['active', 'trial', 'past_due', 'cancelled', 'ended'],
  past_due: ['past_due', 'trial', 'active', 'cancelled', 'ended'],
  cancelled: ['cancelled', 'trial', 'active', 'past_due', 'ended'],
  ended: ['ended'],
};

/** What happened between two states of a subscription, in the order in which it happened. */
export function changesBetween(before: SubscriptionState | null, after: SubscriptionState): SubscriptionChange[] {
  if (!before) return firstChanges(after);
  if (!allowedTransitions[before.status].includes(after.status)) return [];
  return [...planChanges(before, after), ...statusChanges(before, after)];
}

function firstChanges(state: SubscriptionState): SubscriptionChange[] {
  const { status, trialEndsAt, nextPlanId } = state;
  const begun: SubscriptionChange[] = [
    ...(trialEndsAt ? (['trial_started'] as const) : []),
    ...(isTrial(state) ? [] : (['started'] as const)),
  ];
  return [
    ...begun,
    ...(nextPlanId ? (['lowering_planned'] as const) : []),
    ...(status === 'past_due' ? (['payment_failed'] as const) : []),
    ...(status === 'cancelled' ? (['cancelled'] as const) : []),
    ...(status === 'ended' ? (['ended'] as const) : []),
  ];
}

function planChanges(before: SubscriptionState, after: SubscriptionState): SubscriptionChange[] {
  if (before.planId !== after.planId) {
    return [plans[after.planId].cents > plans[before.planId].cents ? 'plan_raised' : 'plan_lowered'];
  }
  if (before.nextPlanId === after.nextPlanId || after.status === 'ended') return [];
  if (after.nextPlanId) return ['lowering_planned'];
  // A cancellation leaves nothing to lower, which is told by itself.
  return after.status === 'cancelled' ? [] : ['lowering_dropped'];
}

function statusChanges(before: SubscriptionState, after: SubscriptionState): SubscriptionChange[] {
  const isNewPeriod = after.periodStartsAt.getTime() > before.periodStartsAt.getTime();
  const wasTrial = isTrial(before);
  switch (after.status) {
    case 'ended':
      return before.status === 'ended' ? [] : ['ended'];
    case 'cancelled':
      return [...paidChanges(before, isNewPeriod), ...(before.status === 'cancelled' ? [] : (['cancelled'] as const))];
    case 'past_due':
      return before.status === 'past_due' ? [] : ['payment_failed'];
    case 'trial':
      return before.status === 'cancelled' ? ['resumed'] : [];
    case 'active':
      if (before.status === 'past_due') return ['recovered'];
      if (before.status === 'cancelled') return ['resumed', ...(wasTrial && isNewPeriod ? (['started'] as const) : [])];
      return paidChanges(before, isNewPeriod);
  }
}

/** A new period of something that runs has been paid for. */
function paidChanges(before: SubscriptionState, isNewPeriod: boolean): SubscriptionChange[] {
  if (!isNewPeriod || before.status === 'cancelled') return [];
  if (before.status === 'past_due') return ['recovered'];
  return [isTrial(before) ? 'started' : 'renewed'];
}

/** Nothing has been paid yet. */
export function isTrial({ trialEndsAt, periodEndsAt }: SubscriptionState): boolean {
  return trialEndsAt !== null && trialEndsAt.getTime() >= periodEndsAt.getTime();
}
