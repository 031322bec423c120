import { type BillingOverview, grantablePlans, type OwnSubscription, type Subscription, tiers } from '@navor/contract';
import type { Services } from '../../../platform/services.ts';
import type { PaidSubscription } from '../billing.queries.ts';
import { cashierSource } from '../cashier/require-cashier.ts';
import type { HeldGrant } from '../tutoring/tutoring.queries.ts';
import { actionsOf, type Billing } from './load-billing.ts';

/** What unlocks nothing, because it could not be found out. */
export const unknownSubscription: Subscription = {
  ...{ subscribed: false, plan: null, offer: null, status: 'unknown', source: null },
  ...{ trial_ends_at: null, period_ends_at: null, cancel_at_period_end: false },
};

/** Whichever grants more of a paid subscription and a granted one; without either, the one that was last. */
export function presentSubscription(billing: Billing): Subscription {
  const { subscription, grant, last, facts } = billing;
  const isOpen = subscription !== null && subscription.accessUntil > facts.now;
  const held = [...(isOpen ? [subscription] : []), ...(grant ? [grant] : [])];
  const [best] = held.sort((one, other) => tiers.indexOf(other.tier) - tiers.indexOf(one.tier));
  const shown = best ?? subscription ?? last;
  if (!shown) return { ...unknownSubscription, status: 'none' };
  return {
    subscribed: best !== undefined,
    plan: best?.tier ?? null,
    offer: best ? grantablePlans[best.planId].offer : null,
    status: shown.status,
    source: shown.source,
    trial_ends_at: shown.trialEndsAt,
    period_ends_at: shown.periodEndsAt ?? shown.accessUntil,
    cancel_at_period_end: shown.status === 'cancelled',
  };
}

export function presentOverview(services: Services, billing: Billing, grants: HeldGrant[]): BillingOverview {
  const { subscription, grant } = billing;
  const held = subscription ?? grant;
  return {
    cashier: cashierSource(services),
    offer: held && grantablePlans[held.planId].offer,
    subscription: subscription && presentOwn(subscription),
    grant: grant && { plan_id: grant.planId, ends_at: grant.accessUntil },
    tutoring: grants.map(({ minutes, left, endsAt }) => ({ minutes, minutes_left: left, ends_at: endsAt })),
    actions: actionsOf(billing),
  };
}

function presentOwn(subscription: PaidSubscription): OwnSubscription {
  const { id, source, status, tier, planId, nextPlanId, trialEndsAt, periodEndsAt, nextTryAt, card } = subscription;
  return {
    ...{ id, source, status, tier, plan_id: planId, next_plan_id: nextPlanId },
    ...{ trial_ends_at: trialEndsAt, period_ends_at: periodEndsAt, next_try_at: nextTryAt },
    grace_ends_at: status === 'past_due' ? subscription.accessUntil : null,
    card: card && { brand: card.brand, last4: card.last4 },
  };
}
