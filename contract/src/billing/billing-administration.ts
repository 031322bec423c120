import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../line.ts';
import { grantablePlanId, paymentSchema } from './billing-shapes.ts';
import { endReasons, paidTiers, paymentStatuses, subscriptionSources, subscriptionStatuses } from './plan-choices.ts';

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
  plan_id: grantablePlanId,
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

/** Everybody's subscriptions and payments, and what administrators may do with them. */
export const billingAdministration = {
  subscriptions: endpoint
    .meta({ access: 'admin' })
    .route({ method: 'GET', path: '/subscriptions', summary: 'Everybody’s subscriptions', tags: ['billing'] })
    .input(z.object({ search, person_id: z.uuid().optional(), status: z.enum(subscriptionStatuses).optional(), page }))
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
        plan_id: grantablePlanId,
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
    .output(z.object({ done: z.literal(true) })),
};
