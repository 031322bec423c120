import { and, eq, isNotNull } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '../../../platform/database/database.ts';
import { cashierCustomers, subscriptions } from '../billing.tables.ts';
import { idOf } from './stripe-values.ts';

/** Which subscriptions a message of Stripe is a reason to sync; none for all that does not concern us. */
export async function subscriptionsOfEvent(db: Db, event: Stripe.Event): Promise<string[]> {
  const { type, data } = event;
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return named(data.object.subscription);
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
      return [data.object.id];
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_succeeded':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.marked_uncollectible':
    case 'invoice.voided':
    case 'invoice.updated':
      return named(data.object.parent?.subscription_details?.subscription);
    case 'subscription_schedule.updated':
    case 'subscription_schedule.released':
      return named(data.object.subscription ?? data.object.released_subscription);
    // These name no subscription, so all that the customer has ever had are synced.
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return ofCustomer(db, data.object.customer);
    case 'customer.updated':
      return ofCustomer(db, data.object);
    default:
      return [];
  }
}

function named(subscription: Parameters<typeof idOf>[0]): string[] {
  const id = idOf(subscription);
  return id ? [id] : [];
}

async function ofCustomer(db: Db, customer: string | { id: string } | null): Promise<string[]> {
  const ref = idOf(customer);
  if (!ref) return [];
  const rows = await db
    .select({ ref: subscriptions.cashierRef })
    .from(cashierCustomers)
    .innerJoin(subscriptions, eq(subscriptions.userId, cashierCustomers.userId))
    .where(and(eq(cashierCustomers.ref, ref), eq(subscriptions.source, 'stripe'), isNotNull(subscriptions.cashierRef)));
  return rows.flatMap((row) => row.ref ?? []);
}
