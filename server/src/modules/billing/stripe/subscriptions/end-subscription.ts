import { isRefused, nullIfMissing } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import { collectAll } from '../stripe-values.ts';
import { isToBeCancelled } from './read-subscription.ts';
import { isOver, releaseSchedule, retrieveSubscription } from './retrieve-subscription.ts';

export async function cancelAtPeriodEnd(context: StripeContext, ref: string): Promise<void> {
  const subscription = await retrieveSubscription(context, ref);
  if (isOver(subscription)) return;
  const isPaid = subscription.status === 'active' || subscription.status === 'trialing';
  // The period that runs is the unpaid one: there is nothing left to run out.
  if (!isPaid) return endNow(context, ref);
  await releaseSchedule(context, subscription);
  if (isToBeCancelled(subscription)) return;
  await context.stripe.subscriptions.update(ref, { cancel_at_period_end: true });
}

export async function resume(context: StripeContext, ref: string): Promise<void> {
  const subscription = await retrieveSubscription(context, ref);
  if (isOver(subscription) || !isToBeCancelled(subscription)) return;
  await context.stripe.subscriptions.update(
    ref,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}

/** Goes on where an earlier try was cut off. */
export async function endNow(context: StripeContext, ref: string): Promise<void> {
  const subscription = await nullIfMissing(() => retrieveSubscription(context, ref));
  if (!subscription) return;
  if (!isOver(subscription)) {
    await releaseSchedule(context, subscription);
    await cancel(context, ref);
  }
  await voidUnpaid(context, ref);
}

async function cancel(context: StripeContext, ref: string): Promise<void> {
  try {
    await context.stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isRefused(error) || !isOver(await retrieveSubscription(context, ref))) throw error;
  }
}

/** Invoices outlive their subscription; an open one could still be paid. */
async function voidUnpaid({ stripe }: StripeContext, ref: string): Promise<void> {
  const unpaid = [
    ...(await collectAll(stripe.invoices.list({ subscription: ref, status: 'open', limit: 100 }))),
    ...(await collectAll(stripe.invoices.list({ subscription: ref, status: 'draft', limit: 100 }))),
  ];
  for (const invoice of unpaid) {
    // Stripe voids what was issued, and lets nobody delete a draft of a subscription.
    const issued =
      invoice.status === 'draft' ? await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false }) : invoice;
    if (issued.status === 'open') await stripe.invoices.voidInvoice(issued.id);
  }
}
