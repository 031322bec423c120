import type { PlanId } from '@navor/contract';
import type Stripe from 'stripe';
import type { SeenSubscription } from '../cashier.ts';
import { isMissing } from './ask-stripe.ts';
import { everyOne } from './every-one.ts';
import { readPayments } from './read-payments.ts';
import { readSubscription } from './read-subscription.ts';
import type { StripeTill } from './stripe-till.ts';

/** The whole of what Stripe knows about a subscription, at the cost of three or four questions. */
export async function findSubscription(till: StripeTill, ref: string): Promise<SeenSubscription | null> {
  const { stripe } = till;
  const subscription = await retrieveWhole(stripe, ref);
  if (!subscription) return null;
  const invoices = await everyOne(stripe.invoices.list({ subscription: ref, limit: 100, expand: ['data.payments'] }));
  const charges = invoices.some(({ amount_due }) => amount_due > 0) ? await chargesOf(stripe, subscription) : [];
  return readSubscription({
    subscription,
    invoices,
    nextPlanId: await nextPlanOf(till, subscription),
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
  const charges = await everyOne(stripe.charges.list({ customer: customerId, limit: 100, expand: ['data.refunds'] }));
  for (const charge of charges) {
    if (!charge.refunds?.has_more) continue;
    charge.refunds.data = await everyOne(stripe.refunds.list({ charge: charge.id, limit: 100 }));
  }
  return charges;
}

async function nextPlanOf(till: StripeTill, { schedule }: Stripe.Subscription): Promise<PlanId | null> {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const { current_phase, phases } = schedule;
  const next = phases.find(({ start_date }) => current_phase && start_date >= current_phase.end_date);
  const price = next?.items[0]?.price;
  if (!price) return null;
  return till.planOfPrice(typeof price === 'string' ? price : price.id);
}
