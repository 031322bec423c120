import {
  type CashierCheckout,
  CashierUnavailable,
  type CheckoutOrder,
  type OpenedCheckout,
} from '../../cashier/cashier.ts';
import { isRefused, nullIfMissing } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import { dateOf, idOf } from '../stripe-values.ts';
import { withCustomer } from './with-customer.ts';

export function openCheckout(context: StripeContext, order: CheckoutOrder): Promise<OpenedCheckout> {
  return withCustomer(context, order.buyer, (customer) => createSession(context, order, customer));
}

export async function findCheckout({ stripe }: StripeContext, ref: string): Promise<CashierCheckout> {
  const session = await nullIfMissing(() => stripe.checkout.sessions.retrieve(ref));
  if (!session) return { status: 'over', subscriptionRef: null };
  const { status, subscription } = session;
  const subscriptionRef = idOf(subscription);
  if (status === 'complete') return { status: 'done', subscriptionRef };
  return { status: status === 'open' ? 'open' : 'over', subscriptionRef };
}

export async function closeCheckout(context: StripeContext, ref: string): Promise<void> {
  try {
    await context.stripe.checkout.sessions.expire(ref);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status } = await findCheckout(context, ref);
    if (status === 'open') throw error;
  }
}

async function createSession(
  { stripe, priceOf }: StripeContext,
  { checkoutId, buyer, plan, trialDays, successUrl, cancelUrl }: CheckoutOrder,
  customer: string,
): Promise<OpenedCheckout> {
  const metadata = { user_id: buyer.id, checkout_id: checkoutId };
  // It expires after a day unless told otherwise. Telling a moment would make the same order look like another one.
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: checkoutId,
      line_items: [{ price: await priceOf(plan), quantity: 1 }],
      subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
      metadata,
      payment_method_collection: 'always',
      allowed_payment_method_types: ['card'],
      // Everybody pays what the plan page says.
      adaptive_pricing: { enabled: false },
      locale: buyer.language,
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    // Stripe refuses a key that comes with another language, which may have been changed since a first try.
    { idempotencyKey: `checkout:${checkoutId}:${customer}:${buyer.language}` },
  );
  if (!session.url) throw new CashierUnavailable('Stripe: a checkout without an address');
  return { ref: session.id, url: session.url, expiresAt: dateOf(session.expires_at) };
}
