import type { PlanId } from '@navor/contract';
import type Stripe from 'stripe';
import type { CashierSubscription } from '../../cashier/cashier.ts';
import { nullIfMissing } from '../call-stripe.ts';
import { readPayments } from '../payments/read-payments.ts';
import type { StripeContext } from '../stripe-context.ts';
import { collectAll, idOf } from '../stripe-values.ts';
import { readSubscription } from './read-subscription.ts';
import { customerId } from './retrieve-subscription.ts';

/** The whole of what Stripe knows about a subscription, at the cost of three or four requests. */
export async function findSubscription(context: StripeContext, ref: string): Promise<CashierSubscription | null> {
  const { stripe } = context;
  const subscription = await retrieveExpanded(stripe, ref);
  if (!subscription) return null;
  const invoices = await collectAll(stripe.invoices.list({ subscription: ref, limit: 100, expand: ['data.payments'] }));
  const charges = invoices.some(({ amount_due }) => amount_due > 0) ? await chargesOf(stripe, subscription) : [];
  return readSubscription({
    subscription,
    invoices,
    nextPlanId: await nextPlanOf(context, subscription),
    paymentsOf: (planId) => readPayments(invoices, charges, planId),
  });
}

function retrieveExpanded(stripe: Stripe, ref: string): Promise<Stripe.Subscription | null> {
  return nullIfMissing(() =>
    stripe.subscriptions.retrieve(ref, {
      expand: ['schedule', 'default_payment_method', 'customer.invoice_settings.default_payment_method'],
    }),
  );
}

/** All of the customer's: asking for each invoice would cost a request a month. */
async function chargesOf(stripe: Stripe, subscription: Stripe.Subscription): Promise<Stripe.Charge[]> {
  const customer = customerId(subscription);
  const charges = await collectAll(stripe.charges.list({ customer, limit: 100, expand: ['data.refunds'] }));
  for (const charge of charges) {
    if (!charge.refunds?.has_more) continue;
    charge.refunds.data = await collectAll(stripe.refunds.list({ charge: charge.id, limit: 100 }));
  }
  return charges;
}

async function nextPlanOf(context: StripeContext, { schedule }: Stripe.Subscription): Promise<PlanId | null> {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const { current_phase, phases } = schedule;
  const next = phases.find(({ start_date }) => current_phase && start_date >= current_phase.end_date);
  const price = idOf(next?.items[0]?.price);
  return price ? context.planOfPrice(price) : null;
}
