import { z } from 'zod';
import {
  endReasons,
  offers,
  paidTiers,
  paymentStatuses,
  planIds,
  runningStatuses,
  subscriptionChanges,
  subscriptionSources,
  subscriptionStatuses,
} from './choices.ts';
import { endpoint } from './endpoint.ts';

const cents = z.number().int();
const planId = z.enum(planIds);
const done = z.object({ done: z.literal(true) });
/** A path of this site to go back to afterwards. */
const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?!\/)\P{Cc}*$/u)
  .optional();

export const subscriptionSchema = z.object({
  /** True with any paid plan on trial or active, and while a failed renewal is tried again. */
  subscribed: z.boolean(),
  /** What is unlocked at the moment. */
  plan: z.enum(paidTiers).nullable(),
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
  can_subscribe: z.boolean(),
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

export const paymentSchema = z.object({
  id: z.uuid(),
  status: z.enum(paymentStatuses),
  plan_id: planId,
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
  issued_at: z.date(),
  /** Negative on a credit note. */
  cents,
  currency: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);

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
  /** The offer that changes of the running subscription are chosen from; without one, the page's language decides. */
  offer: z.enum(offers).nullable(),
  subscription: ownSubscriptionSchema.nullable(),
  /** A plan that an administrator has granted beside it. */
  grant: z.object({ tier: z.enum(paidTiers), ends_at: z.date().nullable() }).nullable(),
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

const offer = {
  offer: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/billing/offer',
      summary: 'Whether and how one can subscribe here',
      tags: ['billing'],
    })
    .output(
      z.object({
        /** Who takes payments; null where nobody does. */
        cashier: z.enum(['stripe', 'sandbox']).nullable(),
      }),
    ),
};

const own = {
  checkSubscription: endpoint
    .route({
      method: 'POST',
      path: '/functions/check-subscription',
      summary: 'Whether the caller has a paid plan, which, and where it stands',
      tags: ['billing'],
    })
    .output(subscriptionSchema),
  overview: endpoint
    .route({ method: 'GET', path: '/billing', summary: 'Own subscription and what can be done', tags: ['billing'] })
    .input(
      z
        .object({
          /** Ask the cashier first: for whoever comes back from there, perhaps before its message does. */
          fresh: z.stringbool().or(z.boolean()).default(false),
        })
        .default({ fresh: false }),
    )
    .output(billingOverviewSchema),
  openCheckout: endpoint
    .route({
      method: 'POST',
      path: '/billing/checkouts',
      summary: 'Begin to subscribe; the answer says where to pay. Asked again, the same checkout is answered',
      tags: ['billing'],
    })
    .input(z.object({ plan_id: planId, return_to: returnPath }))
    .output(checkoutSchema.extend({ url: z.string() })),
  checkout: endpoint
    .route({
      method: 'GET',
      path: '/billing/checkouts/{id}',
      summary: 'How a checkout stands, as the cashier knows it now',
      tags: ['billing'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(checkoutSchema),
  leaveCheckout: endpoint
    .route({
      method: 'POST',
      path: '/billing/checkouts/{id}/leave',
      summary: 'Give a checkout up; nothing is charged',
      tags: ['billing'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(checkoutSchema),
  previewChange: endpoint
    .route({
      method: 'GET',
      path: '/billing/change',
      summary: 'What a change of plan would cost and when it would hold',
      tags: ['billing'],
    })
    .input(z.object({ plan_id: planId }))
    .output(changePreviewSchema),
  changePlan: endpoint
    .route({
      method: 'POST',
      path: '/billing/change',
      summary: 'Change the plan: up at once, down at the end of the period',
      tags: ['billing'],
    })
    .input(z.object({ plan_id: planId }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('changed') }),
        z.object({ kind: z.literal('planned'), at: z.date() }),
        /** The bank wants to hear from the card's owner first, at this address. */
        z.object({ kind: z.literal('confirm'), url: z.string() }),
      ]),
    ),
  dropLowering: endpoint
    .route({
      method: 'POST',
      path: '/billing/change/drop',
      summary: 'Stay with the plan instead of changing to a lower one',
      tags: ['billing'],
    })
    .output(done),
  cancel: endpoint
    .route({
      method: 'POST',
      path: '/billing/cancel',
      summary: 'Let the subscription end with the period that is paid',
      tags: ['billing'],
    })
    .output(done),
  resume: endpoint
    .route({ method: 'POST', path: '/billing/resume', summary: 'Take a cancellation back', tags: ['billing'] })
    .output(done),
  refund: endpoint
    .route({
      method: 'POST',
      path: '/billing/refund',
      summary: 'Take the money back within the guarantee; access ends at once',
      tags: ['billing'],
    })
    .output(z.object({ cents })),
  openCardChange: endpoint
    .route({
      method: 'POST',
      path: '/billing/card',
      summary: 'Where the card can be changed',
      tags: ['billing'],
    })
    .output(z.object({ url: z.string() })),
};

const papers = {
  history: endpoint
    .route({
      method: 'GET',
      path: '/billing/history',
      summary: 'Everything that happened with own subscriptions, newest first',
      tags: ['billing'],
    })
    .output(
      z.array(
        z.object({
          id: z.uuid(),
          change: z.enum(subscriptionChanges),
          plan_id: planId.nullable(),
          reason: z.enum(endReasons).nullable(),
          at: z.date(),
        }),
      ),
    ),
  payments: endpoint
    .route({ method: 'GET', path: '/billing/payments', summary: 'Own payments, newest first', tags: ['billing'] })
    .output(z.array(paymentSchema)),
  invoices: endpoint
    .route({ method: 'GET', path: '/billing/invoices', summary: 'Own invoices, newest first', tags: ['billing'] })
    .output(z.array(invoiceSchema)),
  invoicePdf: endpoint
    .route({ method: 'GET', path: '/billing/invoices/{id}', summary: 'An invoice as a PDF', tags: ['billing'] })
    .input(z.object({ id: z.uuid() }))
    .output(z.file()),
  details: endpoint
    .route({ method: 'GET', path: '/billing/details', summary: 'What stands on own invoices', tags: ['billing'] })
    .output(billingDetailsSchema),
  saveDetails: endpoint
    .route({
      method: 'PUT',
      path: '/billing/details',
      summary: 'Say what should stand on future invoices',
      tags: ['billing'],
    })
    .input(billingDetailsSchema)
    .output(billingDetailsSchema),
};

/** The cashier for trying out; with any other, or without a demo, these do not exist. */
const sandbox = {
  sandboxCheckout: endpoint
    .route({
      method: 'GET',
      path: '/billing/sandbox/{id}',
      summary: 'What is to be paid at the cashier for trying out',
      tags: ['billing'],
    })
    .input(z.object({ id: z.uuid() }))
    .output(
      z.object({
        id: z.uuid(),
        /** `card` keeps another card on file, without a payment. */
        purpose: z.enum(['subscribe', 'card']),
        plan_id: planId.nullable(),
        status: z.enum(['open', 'done', 'over']),
        is_trial: z.boolean(),
        /** When a trial that began now would end, and be charged for. */
        trial_ends_at: z.date().nullable(),
        due_cents: cents,
        /** A card has been given and its owner is asked to confirm. */
        needs_confirmation: z.boolean(),
        return_to: z.string().nullable(),
      }),
    ),
  sandboxPay: endpoint
    .route({
      method: 'POST',
      path: '/billing/sandbox/{id}/pay',
      summary: 'Pay with a test card',
      tags: ['billing'],
    })
    .input(
      z.object({
        id: z.uuid(),
        card_number: z.string().trim().min(1).max(30),
        /** Month and year, such as 12/30. */
        expiry: z.string().trim().min(1).max(10),
        security_code: z.string().trim().min(1).max(6),
      }),
    )
    .output(z.object({ kind: z.enum(['done', 'confirm']) })),
  sandboxConfirm: endpoint
    .route({
      method: 'POST',
      path: '/billing/sandbox/{id}/confirm',
      summary: 'Answer the bank’s question about a test card',
      tags: ['billing'],
    })
    .input(z.object({ id: z.uuid(), is_confirmed: z.boolean() }))
    .output(done),
};

const page = z.coerce.number().int().min(1).max(10_000).default(1);
const search = line(100).optional();
const owner = z.object({ id: z.uuid(), full_name: z.string(), email: z.string() }).nullable();

export const listedSubscriptionSchema = z.object({
  id: z.uuid(),
  /** Null once the account is gone. */
  person: owner,
  source: z.enum(subscriptionSources),
  status: z.enum(subscriptionStatuses),
  tier: z.enum(paidTiers),
  plan_id: planId.nullable(),
  started_at: z.date(),
  period_ends_at: z.date().nullable(),
  ended_at: z.date().nullable(),
  end_reason: z.enum(endReasons).nullable(),
  /** Whether another period follows by itself. */
  renews: z.boolean(),
  can_revoke: z.boolean(),
});
export type ListedSubscription = z.infer<typeof listedSubscriptionSchema>;

export const listedPaymentSchema = paymentSchema.extend({
  person: owner,
  source: z.enum(subscriptionSources),
  invoice_id: z.uuid().nullable(),
  invoice_number: z.string().nullable(),
});
export type ListedPayment = z.infer<typeof listedPaymentSchema>;

const administration = {
  subscriptions: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/subscriptions', summary: 'Everybody’s subscriptions', tags: ['billing'] })
    .input(z.object({ search, status: z.enum(subscriptionStatuses).optional(), page }))
    .output(
      z.object({
        count: z.number().int(),
        page_count: z.number().int(),
        subscriptions: z.array(listedSubscriptionSchema),
      }),
    ),
  allPayments: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/payments', summary: 'Everybody’s payments', tags: ['billing'] })
    .input(z.object({ search, status: z.enum(paymentStatuses).optional(), page }))
    .output(
      z.object({ count: z.number().int(), page_count: z.number().int(), payments: z.array(listedPaymentSchema) }),
    ),
  grant: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'POST', path: '/subscriptions/grants', summary: 'Grant somebody a plan', tags: ['billing'] })
    .input(
      z.object({
        email: z.email().max(254),
        tier: z.enum(paidTiers),
        /** Without it, the plan has no end. */
        ends_on: z.iso.date().optional(),
        reason: line(500).min(1),
      }),
    )
    .output(listedSubscriptionSchema),
  revoke: endpoint
    .meta({ access: 'admin' })
    .route({
      method: 'POST',
      path: '/subscriptions/{id}/revoke',
      summary: 'End somebody’s subscription at once',
      tags: ['billing'],
    })
    .input(z.object({ id: z.uuid(), reason: line(500).min(1) }))
    .output(done),
};

export const billing = { ...offer, ...own, ...papers, ...sandbox, ...administration };
