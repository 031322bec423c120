/** What Navor offers and for how much: the landing page, the plan page, the cashier and the invoices all read this. */

import { defaultLanguage, isLanguage } from '@navor/languages';
import type { Tier } from '../courses/course-choices.ts';

/** A tier that has to be paid for. */
export type PaidTier = Exclude<Tier, 'free'>;
export const paidTiers = ['standard', 'premium'] as const satisfies readonly PaidTier[];

/** Prices differ by language; whoever has subscribed stays with the offer they chose from. */
export const offers = ['sl', 'international'] as const;
export type Offer = (typeof offers)[number];

export const planIds = ['sl-standard', 'sl-premium', 'international-basic', 'international-pro'] as const;
export type PlanId = (typeof planIds)[number];

/**
 * Something that can be bought: a tier for a price a month, in whole cents like all money. A plan keeps its name and its price
 * as long as anybody has it, so that a purchase is called the same by everybody; another name or price is another plan.
 */
export type Plan = { id: PlanId; offer: Offer; name: string; tier: PaidTier; cents: number };

export const plans: Record<PlanId, Plan> = {
  'sl-standard': { id: 'sl-standard', offer: 'sl', name: 'Standard', tier: 'standard', cents: 1900 },
  'sl-premium': { id: 'sl-premium', offer: 'sl', name: 'Premium', tier: 'premium', cents: 3900 },
  'international-basic': {
    id: 'international-basic',
    offer: 'international',
    name: 'Basic',
    tier: 'standard',
    cents: 2900,
  },
  'international-pro': {
    id: 'international-pro',
    offer: 'international',
    name: 'Pro',
    tier: 'premium',
    cents: 5900,
  },
};

export const grantablePlanIds = [...planIds, 'international-premium'] as const;
export type GrantablePlanId = (typeof grantablePlanIds)[number];

/** A plan that somebody can have: one that is sold, or the one agreed with an organisation, which is only ever granted. */
export type GrantablePlan = Omit<Plan, 'id' | 'cents'> & { id: GrantablePlanId };

export const grantablePlans: Record<GrantablePlanId, GrantablePlan> = {
  ...plans,
  'international-premium': {
    id: 'international-premium',
    offer: 'international',
    name: 'Premium',
    tier: 'premium',
  },
};

export const currency = 'EUR';

/** A column of the offer: for nothing, for a price, or agreed with an organisation. */
export type ListedPlan =
  | { kind: 'free'; name: string; tier: 'free' }
  | { kind: 'priced'; name: string; tier: PaidTier; plan: Plan }
  | { kind: 'custom'; name: string; tier: PaidTier; plan: GrantablePlan };

export function offerIn(language: string): Offer {
  return (isLanguage(language) ? language : defaultLanguage) === 'sl' ? 'sl' : 'international';
}

export function plansListedIn(offer: Offer): readonly ListedPlan[] {
  return listedPlans[offer];
}

/** The plan of an offer that grants a tier. */
export function planOf(offer: Offer, tier: PaidTier): Plan {
  const found = planIds.map((id) => plans[id]).find((plan) => plan.offer === offer && plan.tier === tier);
  if (!found) throw new Error(`The offer ${offer} has no plan for ${tier}`);
  return found;
}

const priced = (id: PlanId): ListedPlan => {
  const { name, tier } = plans[id];
  return { kind: 'priced', name, tier, plan: plans[id] };
};
const custom = (id: GrantablePlanId): ListedPlan => {
  const { name, tier } = grantablePlans[id];
  return { kind: 'custom', name, tier, plan: grantablePlans[id] };
};

const listedPlans: Record<Offer, readonly ListedPlan[]> = {
  sl: [{ kind: 'free', name: 'Basic', tier: 'free' }, priced('sl-standard'), priced('sl-premium')],
  international: [priced('international-basic'), priced('international-pro'), custom('international-premium')],
};

/** What each tier unlocks. Null is without a limit. */
export type TierBenefits = {
  allCourses: boolean;
  certificates: boolean;
  quizAnalytics: boolean;
  /** At standalone quizzes, started in a day. */
  quizAttemptsPerDay: number | null;
  assistantMessagesPerDay: number;
  /** Of one-to-one tutoring, in each paid month. */
  tutoringMinutesPerMonth: number;
  /** Off the price of an hour of tutoring that is paid for. */
  tutoringDiscountPercent: number;
  includesGroupSeats: boolean;
};

export const tierBenefits: Record<Tier, TierBenefits> = {
  free: {
    allCourses: false,
    certificates: false,
    quizAnalytics: false,
    quizAttemptsPerDay: 5,
    assistantMessagesPerDay: 10,
    tutoringMinutesPerMonth: 0,
    tutoringDiscountPercent: 0,
    includesGroupSeats: false,
  },
  standard: {
    allCourses: true,
    certificates: true,
    quizAnalytics: true,
    quizAttemptsPerDay: null,
    assistantMessagesPerDay: 50,
    tutoringMinutesPerMonth: 0,
    tutoringDiscountPercent: 10,
    includesGroupSeats: false,
  },
  premium: {
    allCourses: true,
    certificates: true,
    quizAnalytics: true,
    quizAttemptsPerDay: null,
    assistantMessagesPerDay: 300,
    tutoringMinutesPerMonth: 120,
    tutoringDiscountPercent: 10,
    includesGroupSeats: true,
  },
};

/** A trial is taken once by a person, whichever plan it is for. */
export const trialDays = 7;
/** From the first payment that somebody ever made. */
export const guaranteeDays = 30;
/** How long access goes on when a renewal could not be charged. */
export const graceDays = 7;

/** Where a subscription stands. `cancelled` runs to the end of what is paid; after `ended` a new one begins. */
export const subscriptionStatuses = ['trial', 'active', 'past_due', 'cancelled', 'ended'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Who takes the money: Stripe, the cashier for trying out, or nobody, where an administrator has granted a plan. */
export const subscriptionSources = ['stripe', 'sandbox', 'granted'] as const;
export type SubscriptionSource = (typeof subscriptionSources)[number];

/** Where a subscription stands that is not over. */
export const runningStatuses = ['trial', 'active', 'past_due', 'cancelled'] as const satisfies SubscriptionStatus[];

/** Numbers that belong to nobody, and what the cashier for trying out does with each. All others are refused there. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0025 0000 3155', outcome: 'confirmation' },
  { number: '4000 0000 0000 0341', outcome: 'laterDeclined' },
] as const;
export type TestCardOutcome = (typeof testCards)[number]['outcome'];

export const paymentStatuses = ['paid', 'failed', 'refunded', 'partly_refunded', 'refund_failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a subscription is over. */
export const endReasons = ['cancelled', 'unpaid', 'refunded', 'revoked', 'replaced'] as const;
export type EndReason = (typeof endReasons)[number];

/** Steps in the life of a subscription, as its history lists them. */
export const subscriptionChanges = [
  'trial_started',
  'started',
  'renewed',
  'payment_failed',
  'recovered',
  'plan_raised',
  'lowering_planned',
  'lowering_dropped',
  'plan_lowered',
  'cancelled',
  'resumed',
  'ended',
] as const;
export type SubscriptionChange = (typeof subscriptionChanges)[number];
