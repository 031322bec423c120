import { z } from 'zod';
import { line } from '../line.ts';
import {
  grantablePlanIds,
  offers,
  paidTiers,
  paymentStatuses,
  planIds,
  runningStatuses,
  subscriptionSources,
  subscriptionStatuses,
} from './plan-choices.ts';

export const cents = z.number().int();
export const planId = z.enum(planIds);
export const grantablePlanId = z.enum(grantablePlanIds);

export const subscriptionSchema = z.object({
  /** True with any paid plan on trial or active, and while a failed renewal is tried again. */
  subscribed: z.boolean(),
  /** What is unlocked at the moment. */
  plan: z.enum(paidTiers).nullable(),
  /** The price list that it was chosen from. */
  offer: z.enum(offers).nullable(),
  /** `none` before the first subscription, `unknown` when it could not be found out. */
  status: z.enum([...subscriptionStatuses, 'none', 'unknown']),
  source: z.enum(subscriptionSources).nullable(),
  trial_ends_at: z.date().nullable(),
  period_ends_at: z.date().nullable(),
  cancel_at_period_end: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const cardSchema = z.object({ brand: z.string(), last4: z.string() });

/** The running subscription, as its owner sees it. */
export const ownSubscriptionSchema = z.object({
  id: z.uuid(),
  source: z.enum(subscriptionSources).exclude(['granted']),
  status: z.enum(runningStatuses),
  tier: z.enum(paidTiers),
  plan_id: planId,
  /** What the next period will have, if that is something else. */
  next_plan_id: planId.nullable(),
  trial_ends_at: z.date().nullable(),
  period_ends_at: z.date(),
  /** Until when a failed renewal leaves access as it is. */
  grace_ends_at: z.date().nullable(),
  next_try_at: z.date().nullable(),
  card: cardSchema.nullable(),
});
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>;

/** What somebody may do with their subscription now; screens offer exactly this. */
export const billingActionsSchema = z.object({
  /** Plans that can be bought by whoever pays for none yet; not those that a granted plan covers. */
  can_subscribe_to: z.array(planId),
  /** Whether a new subscription would begin with a trial. */
  has_trial: z.boolean(),
  can_cancel: z.boolean(),
  /** Until when a cancellation would leave everything as it is; null is at once. */
  cancel_ends_at: z.date().nullable(),
  can_resume: z.boolean(),
  can_change_card: z.boolean(),
  /** Plans that can be changed to, and when each change would take effect. */
  changes: z.array(z.object({ plan_id: planId, takes_effect: z.enum(['now', 'period_end']) })),
  /** The change to a lower plan that can still be dropped. */
  can_drop_lowering: z.boolean(),
  refund: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('possible'),
      cents,
      /** The part of what was paid that was used up as tutoring, and is kept. */
      used_cents: cents,
      until: z.date(),
    }),
    z.object({ kind: z.literal('impossible'), reason: z.enum(['nothing_paid', 'too_late', 'used_up']) }),
    /** It has been made use of; `cents` is what was given back. */
    z.object({ kind: z.literal('taken'), cents }),
  ]),
});
export type BillingActions = z.infer<typeof billingActionsSchema>;

/** What a payment is for: a period of a plan, or something bought once, by the name that stands on its invoice. */
export const paymentItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan_id: planId }),
  z.object({ kind: z.literal('purchase'), title: z.string() }),
]);
export type PaymentItem = z.infer<typeof paymentItemSchema>;

export const paymentSchema = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  item: paymentItemSchema,
  cents,
  refunded_cents: cents,
  currency: z.string(),
  paid_at: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const invoiceSchema = z.object({
  id: z.uuid(),
  /** A credit note takes (part of) an invoice back. */
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  item: paymentItemSchema,
  issued_at: z.date(),
  /** Negative on a credit note. */
  cents,
  currency: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** What somebody wants on their invoices; without it, their name and e-mail address. */
export const billingDetailsSchema = z.object({
  name: line(120),
  company: line(120),
  tax_id: line(30),
  street: line(120),
  postcode: line(20),
  city: line(80),
  country: line(60),
});
export type BillingDetails = z.infer<typeof billingDetailsSchema>;

export const billingOverviewSchema = z.object({
  /** Who takes payments here; null where nobody does. */
  cashier: z.enum(['stripe', 'sandbox']).nullable(),
  /** The list that one's own plan is from, and changes of it are chosen from; without a plan, the page's language decides. */
  offer: z.enum(offers).nullable(),
  subscription: ownSubscriptionSchema.nullable(),
  /** A plan that an administrator has granted beside it. */
  grant: z.object({ plan_id: grantablePlanId, ends_at: z.date().nullable() }).nullable(),
  /** Minutes of tutoring that come with a plan, or came back from an earlier period; those first that are lost first. */
  tutoring: z.array(z.object({ minutes: z.int(), minutes_left: z.int(), ends_at: z.date() })),
  actions: billingActionsSchema,
});
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

export const checkoutSchema = z.object({
  id: z.uuid(),
  plan_id: planId,
  is_trial: z.boolean(),
  /** `open` can be paid; `done` is paid, or its trial has begun; `over` was given up or took too long. */
  status: z.enum(['open', 'done', 'over']),
  /** Where to pay, while it is open. */
  url: z.string().nullable(),
  return_to: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** What a change of plan would mean, told before it is made. */
export const changePreviewSchema = z.object({
  plan_id: planId,
  takes_effect: z.enum(['now', 'period_end']),
  at: z.date(),
  /** What is charged at once: the dearer plan for the rest of the period, less what is paid for it already. */
  due_cents: cents,
  /** What each later period costs. */
  later_cents: cents,
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

const sandboxCheckout = {
  id: z.uuid(),
  status: z.enum(['open', 'done', 'over']),
  /** A card has been given and its owner is asked to confirm. */
  needs_confirmation: z.boolean(),
  /** Where somebody goes who leaves. */
  return_to: z.string().nullable(),
};

/** What is to be done at the cashier for trying out. */
export const sandboxCheckoutSchema = z.discriminatedUnion('purpose', [
  z.object({
    ...{ ...sandboxCheckout, purpose: z.literal('subscribe'), plan_id: planId },
    /** When a trial that began now would end, and be charged for; null is without one. */
    trial_ends_at: z.date().nullable(),
    due_cents: cents,
  }),
  /** Keeps another card on file, without a payment. */
  z.object({ ...sandboxCheckout, purpose: z.literal('card') }),
  z.object({
    ...{ ...sandboxCheckout, purpose: z.literal('purchase'), title: z.string(), due_cents: cents },
    /** Until when it is held, and may be paid. */
    held_until: z.date(),
  }),
]);
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;
