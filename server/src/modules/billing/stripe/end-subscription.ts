import type Stripe from 'stripe';
import { isMissing, isRefused } from './ask-stripe.ts';
import { everyOne } from './every-one.ts';
import { isOver, releaseSchedule, retrieveSubscription } from './known-subscription.ts';
import { isToBeCancelled } from './read-subscription.ts';
import type { StripeTill } from './stripe-till.ts';

export async function cancelAtPeriodEnd(till: StripeTill, ref: string): Promise<void> {
  const subscription = await retrieveSubscription(till, ref);
  if (isOver(subscription)) return;
  const isPaid = subscription.status === 'active' || subscription.status === 'trialing';
  // The period that runs is the unpaid one: there is nothing left to run out.
  if (!isPaid) return endNow(till, ref);
  await releaseSchedule(till, subscription);
  if (isToBeCancelled(subscription)) return;
  await till.stripe.subscriptions.update(ref, { cancel_at_period_end: true });
}

export async function resume(till: StripeTill, ref: string): Promise<void> {
  const subscription = await retrieveSubscription(till, ref);
  if (isOver(subscription) || !isToBeCancelled(subscription)) return;
  await till.stripe.subscriptions.update(
    ref,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}

/** Goes on where an earlier try was cut off. */
export async function endNow(till: StripeTill, ref: string): Promise<void> {
  const subscription = await knownSubscription(till, ref);
  if (!subscription) return;
  if (!isOver(subscription)) {
    await releaseSchedule(till, subscription);
    await cancel(till, ref);
  }
  await voidUnpaid(till, ref);
}

async function knownSubscription(till: StripeTill, ref: string): Promise<Stripe.Subscription | null> {
  try {
    return await retrieveSubscription(till, ref);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function cancel(till: StripeTill, ref: string): Promise<void> {
  try {
    await till.stripe.subscriptions.cancel(ref, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isRefused(error) || !isOver(await retrieveSubscription(till, ref))) throw error;
  }
}

/** Invoices outlive their subscription; an open one could still be paid. */
async function voidUnpaid({ stripe }: StripeTill, ref: string): Promise<void> {
  const unpaid = [
    ...(await everyOne(stripe.invoices.list({ subscription: ref, status: 'open', limit: 100 }))),
    ...(await everyOne(stripe.invoices.list({ subscription: ref, status: 'draft', limit: 100 }))),
  ];
  for (const invoice of unpaid) {
    // Stripe voids what was issued, and lets nobody delete a draft of a subscription.
    const issued =
      invoice.status === 'draft' ? await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false }) : invoice;
    if (issued.status === 'open') await stripe.invoices.voidInvoice(issued.id);
  }
}
