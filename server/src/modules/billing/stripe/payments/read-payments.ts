import type { PlanId } from '@navor/contract';
import type Stripe from 'stripe';
import type { CashierPayment } from '../../cashier/cashier.ts';
import { planOfProduct } from '../plan-prices.ts';
import { dateOf, idOf } from '../stripe-values.ts';

/** What was charged or tried to, from the invoices of a subscription and the charges of its customer. */
export function readPayments(
  invoices: Stripe.Invoice[],
  charges: Stripe.Charge[],
  currentPlan: PlanId,
): CashierPayment[] {
  return oldestFirst(invoices).flatMap((invoice) => readPayment(invoice, charges, currentPlan) ?? []);
}

function readPayment(invoice: Stripe.Invoice, charges: Stripe.Charge[], currentPlan: PlanId): CashierPayment | null {
  const isPaid = invoice.status === 'paid' && invoice.amount_paid > 0;
  if (!isPaid && !hasFailed(invoice)) return null;
  const made = charges.filter((charge) => isChargeOf(invoice, charge));
  const line = mainLine(invoice);
  return {
    ref: invoice.id,
    planId: planOfLine(line) ?? currentPlan,
    cents: isPaid ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: isPaid ? 'paid' : 'failed',
    at: dateOf(isPaid ? (invoice.status_transitions.paid_at ?? invoice.created) : lastTry(invoice, made)),
    periodStartsAt: line ? dateOf(line.period.start) : null,
    periodEndsAt: line ? dateOf(line.period.end) : null,
    refunds: made.flatMap(refundsOf),
  };
}

/** A raise that is not paid for changes nothing, so nothing is owed for it. */
export function hasFailed({ status, attempt_count, amount_due, billing_reason }: Stripe.Invoice): boolean {
  const isUnpaid = status === 'open' || status === 'uncollectible';
  return isUnpaid && attempt_count > 0 && amount_due > 0 && billing_reason !== 'subscription_update';
}

function isChargeOf({ payments }: Stripe.Invoice, charge: Stripe.Charge): boolean {
  return (payments?.data ?? []).some(({ payment }) => {
    const intent = idOf(payment.payment_intent);
    return intent ? intent === idOf(charge.payment_intent) : idOf(payment.charge) === charge.id;
  });
}

function lastTry(invoice: Stripe.Invoice, made: Stripe.Charge[]): number {
  return Math.max(invoice.status_transitions.finalized_at ?? invoice.created, ...made.map(({ created }) => created));
}

/** An invoice for a raise also has a line that takes back the rest of the lower plan. */
function mainLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data.toSorted((one, other) => other.amount - one.amount)[0];
}

function planOfLine(line: Stripe.InvoiceLineItem | undefined): PlanId | null {
  const product = line?.pricing?.price_details?.product;
  return product ? planOfProduct(product) : null;
}

function refundsOf({ refunds }: Stripe.Charge): CashierPayment['refunds'] {
  return oldestFirst(refunds?.data ?? [])
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .map(({ id, amount, created }) => ({ ref: id, cents: amount, at: dateOf(created) }));
}

/** Stripe lists the newest first, and counts seconds: what was made within one keeps its order. */
function oldestFirst<Thing extends { created: number }>(things: Thing[]): Thing[] {
  return things.toReversed().toSorted((one, other) => one.created - other.created);
}
