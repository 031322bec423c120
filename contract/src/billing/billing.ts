import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { billingAdministration } from './billing-administration.ts';
import {
  billingDetailsSchema,
  billingOverviewSchema,
  cents,
  changePreviewSchema,
  checkoutSchema,
  grantablePlanId,
  invoiceSchema,
  paymentSchema,
  planId,
  sandboxCheckoutSchema,
  subscriptionSchema,
} from './billing-shapes.ts';
import { endReasons, subscriptionChanges } from './plan-choices.ts';

const done = z.object({ done: z.literal(true) });
/** A path of this site to go back to afterwards. */
const returnPath = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])\P{Cc}*$/u)
  .optional();

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

const subscribing = {
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

const invoicing = {
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
          plan_id: grantablePlanId,
          /** By an administrator, so that nobody pays for it. */
          is_granted: z.boolean(),
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
    .output(sandboxCheckoutSchema),
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

export const billing = { ...offer, ...subscribing, ...invoicing, ...sandbox, ...billingAdministration };
