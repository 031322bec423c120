import type { Plan } from '@navor/contract';
import type Stripe from 'stripe';
import { CardDeclined, CashierUnavailable, type Raised } from '../../cashier/cashier.ts';
import { declineReason } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import { isOver, planItem, releaseSchedule, retrieveSubscription } from './retrieve-subscription.ts';

export async function previewRaise(context: StripeContext, ref: string, plan: Plan): Promise<{ dueCents: number }> {
  const subscription = await retrieveSubscription(context, ref);
  if (subscription.status === 'trialing') return { dueCents: 0 };
  const preview = await context.stripe.invoices.createPreview({
    subscription: ref,
    subscription_details: {
      items: [{ id: planItem(subscription).id, price: await context.priceOf(plan) }],
      proration_behavior: 'always_invoice',
    },
  });
  return { dueCents: preview.amount_due };
}

export async function raisePlan(context: StripeContext, ref: string, plan: Plan, key: string): Promise<Raised> {
  const price = await context.priceOf(plan);
  const subscription = await retrieveSubscription(context, ref);
  if (isOver(subscription)) throw new CashierUnavailable('Stripe: a subscription that is over has no plan to raise');
  if (planItem(subscription).price.id === price) return { kind: 'changed' };
  const underWay = await raiseUnderWay(context, subscription);
  if (underWay) return underWay;

  await releaseSchedule(context, subscription);
  const items = [{ id: planItem(subscription).id, price }];
  const idempotencyKey = `raise:${key}`;
  if (subscription.status === 'trialing') {
    await context.stripe.subscriptions.update(ref, { items, proration_behavior: 'none' }, { idempotencyKey });
    return { kind: 'changed' };
  }
  const updated = await context.stripe.subscriptions.update(
    ref,
    {
      items,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.payments'],
    },
    { idempotencyKey },
  );
  if (!updated.pending_update) return { kind: 'changed' };
  const { invoice, intent } = await pendingPayment(context, updated);
  const outcome = outcomeOf(invoice, intent);
  if (outcome) return outcome;
  await dropRaise(context, invoice);
  throw new CardDeclined(declineReason(intent?.last_payment_error ?? {}));
}

/** Another window may already have led to the bank's question; whoever asks again gets the same one. */
async function raiseUnderWay(
  context: StripeContext,
  { id, pending_update }: Stripe.Subscription,
): Promise<Raised | null> {
  if (!pending_update) return null;
  const pending = await context.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
  const { invoice, intent } = await pendingPayment(context, pending);
  const outcome = outcomeOf(invoice, intent);
  if (!outcome) await dropRaise(context, invoice);
  return outcome;
}

type Pending = { invoice: Stripe.Invoice; intent: Stripe.PaymentIntent | null };

/** Told by the payment itself, as Stripe answers a repeated request with what it answered at first. */
async function pendingPayment({ stripe }: StripeContext, { latest_invoice }: Stripe.Subscription): Promise<Pending> {
  if (!latest_invoice || typeof latest_invoice === 'string') {
    throw new CashierUnavailable('Stripe: a change that waits for no invoice');
  }
  const payment = latest_invoice.payments?.data.find(({ is_default }) => is_default)?.payment.payment_intent;
  if (!payment) return { invoice: latest_invoice, intent: null };
  const intent = typeof payment === 'string' ? await stripe.paymentIntents.retrieve(payment) : payment;
  return { invoice: latest_invoice, intent };
}

/** Null when the card was refused. */
function outcomeOf({ hosted_invoice_url }: Stripe.Invoice, intent: Stripe.PaymentIntent | null): Raised | null {
  if (intent?.status === 'succeeded') return { kind: 'changed' };
  const isAsked = intent?.status === 'requires_action' || intent?.status === 'processing';
  return isAsked && hosted_invoice_url ? { kind: 'confirm', url: hosted_invoice_url } : null;
}

/** Without its invoice the change is given up; left open, somebody could pay for it days later. */
async function dropRaise({ stripe }: StripeContext, { id }: Stripe.Invoice): Promise<void> {
  const invoice = await stripe.invoices.retrieve(id);
  if (invoice.status === 'open') await stripe.invoices.voidInvoice(id);
}
