import type { PlanId } from '@navor/contract';
import type Stripe from 'stripe';
import type { CashierSubscription } from '../cashier/cashier.ts';
import { isMissing } from './call-stripe.ts';
import { collectAll } from './every-one.ts';
import { readPayments } from './read-payments.ts';
import { readSubscription } from './read-subscription.ts';
import type { StripeContext } from './stripe-context.ts';

/** The whole of what Stripe knows about a subscription, at the cost of three or four questions. */
export async function findSubscription(context: StripeContext, ref: string): Promise<CashierSubscription | null> {
  const { stripe } = context;
  const subscription = await retrieveWhole(stripe, ref);
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

async function retrieveWhole(stripe: Stripe, ref: string): Promise<Stripe.Subscription | null> {
  try {
    return await stripe.subscriptions.retrieve(ref, {
      expand: ['schedule', 'default_payment_method', 'customer.invoice_settings.default_payment_method'],
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** All of the customer's: asking for each invoice would cost a question a month. */
async function chargesOf(stripe: Stripe, { customer }: Stripe.Subscription): Promise<Stripe.Charge[]> {
  const customerId = typeof customer === 'string' ? customer : customer.id;
  const charges = await collectAll(stripe.charges.list({ customer: customerId, limit: 100, expand: ['data.refunds'] }));
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
  const price = next?.items[0]?.price;
  if (!price) return null;
  return context.planOfPrice(typeof price === 'string' ? price : price.id);
}
