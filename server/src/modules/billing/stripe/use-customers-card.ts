import type Stripe from 'stripe';
import { customerId } from './retrieve-subscription.ts';
import type { StripeContext } from './stripe-context.ts';

/**
 * A checkout leaves its card with the subscription, where it goes before the customer's. Stripe's page for cards changes
 * the customer's, so the card moves there before it is to be changed.
 */
export async function useCustomersCard({ stripe }: StripeContext, subscription: Stripe.Subscription): Promise<void> {
  const { default_payment_method: method } = subscription;
  if (!method) return;
  await stripe.customers.update(customerId(subscription), {
    invoice_settings: { default_payment_method: typeof method === 'string' ? method : method.id },
  });
  await stripe.subscriptions.update(subscription.id, { default_payment_method: '' });
}
