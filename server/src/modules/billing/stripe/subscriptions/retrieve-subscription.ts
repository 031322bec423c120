import type Stripe from 'stripe';
import { isRefused } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import { idOf } from '../stripe-values.ts';

/** A subscription to be changed, with its schedule expanded. */
export function retrieveSubscription({ stripe }: StripeContext, ref: string): Promise<Stripe.Subscription> {
  return stripe.subscriptions.retrieve(ref, { expand: ['schedule'] });
}

export function isOver({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Every subscription of ours has one item: its plan. */
export function planItem({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const item = items.data[0];
  if (!item) throw new Error(`The subscription ${id} has no item`);
  return item;
}

export function customerId({ customer }: Stripe.Subscription): string {
  return typeof customer === 'string' ? customer : customer.id;
}

/** While a schedule is attached, Stripe lets nothing else change the plan or the end. */
export async function releaseSchedule({ stripe }: StripeContext, { schedule }: Stripe.Subscription): Promise<void> {
  if (!schedule || typeof schedule === 'string' || !isInForce(schedule)) return;
  try {
    await stripe.subscriptionSchedules.release(schedule.id);
  } catch (error) {
    // Another window may have been faster.
    if (!isRefused(error) || isInForce(await stripe.subscriptionSchedules.retrieve(schedule.id))) throw error;
  }
}

/**
 * A checkout leaves its card with the subscription, where it goes before the customer's. Stripe's page for cards changes
 * the customer's, so the card moves there before it is to be changed.
 */
export async function moveCardToCustomer({ stripe }: StripeContext, subscription: Stripe.Subscription): Promise<void> {
  const method = idOf(subscription.default_payment_method);
  if (!method) return;
  await stripe.customers.update(customerId(subscription), { invoice_settings: { default_payment_method: method } });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: '' });
}

function isInForce({ status }: Stripe.SubscriptionSchedule): boolean {
  return status === 'active' || status === 'not_started';
}
