import { currency } from '@navor/contract';
import type Stripe from 'stripe';
import {
  type CashierCharge,
  type CashierPurchase,
  CashierUnavailable,
  type OpenedCheckout,
  type PurchaseOrder,
} from '../../cashier/cashier.ts';
import { nullIfMissing } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import { collectAll, dateOf, idOf } from '../stripe-values.ts';
import { withCustomer } from './with-customer.ts';

export function openPurchase(context: StripeContext, order: PurchaseOrder): Promise<OpenedCheckout> {
  return withCustomer(context, order.buyer, (customer) => createSession(context, order, customer));
}

export async function findPurchase({ stripe }: StripeContext, ref: string): Promise<CashierPurchase> {
  const session = await nullIfMissing(() =>
    stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent.latest_charge'] }),
  );
  if (!session || session.status === 'expired') return { status: 'over' };
  const intent = intentOf(session);
  // Cards are charged at once, so one that is complete is paid.
  if (session.status !== 'complete' || session.payment_status !== 'paid' || !intent) return { status: 'open' };
  return { status: 'paid', charge: await readCharge(stripe, session, intent) };
}

/**
 * Stripe forgets keys after a day or so; the refund itself carries ours, so that it is known for good. One that failed at the bank
 * does not count, and the next is another request.
 */
export async function refundPurchase(
  { stripe }: StripeContext,
  ref: string,
  cents: number,
  key: string,
): Promise<void> {
  const session = await stripe.checkout.sessions.retrieve(ref);
  const payment_intent = idOf(session.payment_intent);
  if (!payment_intent || !session.amount_total) throw new CashierUnavailable(`Stripe: ${ref} was not paid`);
  const made = await collectAll(stripe.refunds.list({ payment_intent, limit: 100 }));
  const standing = made.filter(stands);
  if (standing.some(({ metadata }) => metadata?.wish === key)) return;
  const left = session.amount_total - standing.reduce((sum, { amount }) => sum + amount, 0);
  const amount = Math.min(cents, left);
  // Somebody may have given it back at Stripe by hand.
  if (amount === 0) return;
  await stripe.refunds.create(
    { payment_intent, amount, reason: 'requested_by_customer', metadata: { wish: key } },
    { idempotencyKey: `refund:${key}:${amount}:${made.length - standing.length}` },
  );
}

/** Stripe lets nobody set less than half an hour, counted from when it is asked. */
const leastMs = 31 * 60 * 1000;

async function createSession(
  { stripe }: StripeContext,
  { purchaseId, buyer, cents, title, expiresAt, returnUrl }: PurchaseOrder,
  customer: string,
): Promise<OpenedCheckout> {
  const metadata = { user_id: buyer.id, purchase_id: purchaseId };
  // Counted from the end of what is held, so that the same order is the same request whenever it is repeated.
  const expires_at = Math.floor((expiresAt.getTime() + leastMs) / 1000);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      customer,
      client_reference_id: purchaseId,
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: cents,
            tax_behavior: 'inclusive',
            product_data: { name: title.slice(0, 250) },
          },
        },
      ],
      payment_intent_data: { metadata, description: title },
      metadata,
      allowed_payment_method_types: ['card'],
      adaptive_pricing: { enabled: false },
      locale: buyer.language,
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at,
    },
    { idempotencyKey: `purchase:${purchaseId}:${customer}:${buyer.language}` },
  );
  if (!session.url) throw new CashierUnavailable('Stripe: a checkout without an address');
  return { ref: session.id, url: session.url, expiresAt: dateOf(session.expires_at) };
}

function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return payment_intent && typeof payment_intent !== 'string' ? payment_intent : null;
}

async function readCharge(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): Promise<CashierCharge> {
  const { latest_charge } = intent;
  const paid = latest_charge && typeof latest_charge !== 'string' ? latest_charge : intent;
  const made = await collectAll(stripe.refunds.list({ payment_intent: intent.id, limit: 100 }));
  return {
    ref: intent.id,
    cents: session.amount_total ?? intent.amount,
    currency: (session.currency ?? currency).toUpperCase(),
    at: dateOf(paid.created),
    // Stripe lists the newest first.
    refunds: made
      .filter(stands)
      .toReversed()
      .map(({ id, amount, created }) => ({ ref: id, cents: amount, at: dateOf(created) })),
  };
}

function stands({ status }: Stripe.Refund): boolean {
  return status === 'succeeded' || status === 'pending';
}
