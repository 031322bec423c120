import { plans, type SubscriptionChange, type SubscriptionStatus } from '@navor/contract';
import type { Life } from './life.ts';

/** Where a subscription can go from each state. Messages get lost, so states may be skipped; only an end is final. */
export const reachable: Record<SubscriptionStatus | 'none', readonly SubscriptionStatus[]> = {
  none: ['trial', 'active', 'past_due', 'cancelled', 'ended'],
  trial: ['trial', 'active', 'past_due', 'cancelled', 'ended'],
  active: ['active', 'trial', 'past_due', 'cancelled', 'ended'],
  past_due: ['past_due', 'trial', 'active', 'cancelled', 'ended'],
  cancelled: ['cancelled', 'trial', 'active', 'past_due', 'ended'],
  ended: ['ended'],
};

/** What happened between two looks at a subscription, in the order in which it is told. */
export function stepsBetween(before: Life | null, after: Life): SubscriptionChange[] {
  if (!before) return firstSteps(after);
  if (!reachable[before.status].includes(after.status)) return [];
  return [...planSteps(before, after), ...statusSteps(before, after)];
}

function firstSteps(life: Life): SubscriptionChange[] {
  const { status, trialEndsAt, nextPlanId } = life;
  const begun: SubscriptionChange[] = [
    ...(trialEndsAt ? (['trial_started'] as const) : []),
    ...(isTrial(life) ? [] : (['started'] as const)),
  ];
  return [
    ...begun,
    ...(nextPlanId ? (['lowering_planned'] as const) : []),
    ...(status === 'past_due' ? (['payment_failed'] as const) : []),
    ...(status === 'cancelled' ? (['cancelled'] as const) : []),
    ...(status === 'ended' ? (['ended'] as const) : []),
  ];
}

function planSteps(before: Life, after: Life): SubscriptionChange[] {
  if (before.planId !== after.planId) {
    return [plans[after.planId].cents > plans[before.planId].cents ? 'plan_raised' : 'plan_lowered'];
  }
  if (before.nextPlanId === after.nextPlanId || after.status === 'ended') return [];
  if (after.nextPlanId) return ['lowering_planned'];
  // A cancellation leaves nothing to lower, which is told by itself.
  return after.status === 'cancelled' ? [] : ['lowering_dropped'];
}

function statusSteps(before: Life, after: Life): SubscriptionChange[] {
  const isNewPeriod = after.periodStartsAt.getTime() > before.periodStartsAt.getTime();
  const wasTrial = isTrial(before);
  switch (after.status) {
    case 'ended':
      return before.status === 'ended' ? [] : ['ended'];
    case 'cancelled':
      return [...paidSteps(before, isNewPeriod), ...(before.status === 'cancelled' ? [] : (['cancelled'] as const))];
    case 'past_due':
      return before.status === 'past_due' ? [] : ['payment_failed'];
    case 'trial':
      return before.status === 'cancelled' ? ['resumed'] : [];
    case 'active':
      if (before.status === 'past_due') return ['recovered'];
      if (before.status === 'cancelled') return ['resumed', ...(wasTrial && isNewPeriod ? (['started'] as const) : [])];
      return paidSteps(before, isNewPeriod);
  }
}

/** A new period of something that runs has been paid for. */
function paidSteps(before: Life, isNewPeriod: boolean): SubscriptionChange[] {
  if (!isNewPeriod || before.status === 'cancelled') return [];
  if (before.status === 'past_due') return ['recovered'];
  return [isTrial(before) ? 'started' : 'renewed'];
}

/** Nothing has been paid yet. */
export function isTrial({ trialEndsAt, periodEndsAt }: Life): boolean {
  return trialEndsAt !== null && trialEndsAt.getTime() >= periodEndsAt.getTime();
}
