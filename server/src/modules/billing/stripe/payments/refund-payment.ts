import type Stripe from 'stripe';
import { CashierUnavailable } from '../../cashier/cashier.ts';
import type { StripeContext } from '../stripe-context.ts';
import { idOf } from '../stripe-values.ts';

/** Stripe forgets keys after a day or so; the refund itself carries ours, so that it is known for good. */
export async function refundPayment(
  context: StripeContext,
  paymentRef: string,
  cents: number,
  key: string,
): Promise<void> {
  const { stripe } = context;
  const invoice = await stripe.invoices.retrieve(paymentRef, { expand: ['payments'] });
  const paid = paidWith(invoice);
  for await (const { metadata, status } of stripe.refunds.list({ ...paid, limit: 100 })) {
    if (metadata?.wish === key && status !== 'failed' && status !== 'canceled') return;
  }
  await stripe.refunds.create(
    { ...paid, amount: cents, reason: 'requested_by_customer', metadata: { wish: key } },
    { idempotencyKey: `refund:${key}` },
  );
}

function paidWith({ id, payments }: Stripe.Invoice): { payment_intent: string } | { charge: string } {
  const payment = payments?.data.find(({ status }) => status === 'paid')?.payment;
  const intent = idOf(payment?.payment_intent);
  if (intent) return { payment_intent: intent };
  const charge = idOf(payment?.charge);
  if (charge) return { charge };
  throw new CashierUnavailable(`Stripe: the invoice ${id} was not paid with anything that can be given back`);
}
