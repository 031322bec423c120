import type { PlanId } from '@navor/contract';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Card, CashierPayment, CashierSubscription } from '../../cashier/cashier.ts';
import { hasFailed } from '../payments/read-payments.ts';
import { planOfProduct } from '../plan-prices.ts';
import { dateOf } from '../stripe-values.ts';

type StripeState = {
  /** With its schedule, its card and its customer's card expanded. */
  subscription: Stripe.Subscription;
  invoices: Stripe.Invoice[];
  nextPlanId: PlanId | null;
  paymentsOf: (planId: PlanId) => CashierPayment[];
};

/** What a checkout of ours leaves on its subscription. */
const ourMetadata = z.object({ user_id: z.uuid(), checkout_id: z.uuid().optional() });

/** Null for one that is none of ours, or whose first payment has not come through. */
export function readSubscription({
  subscription,
  invoices,
  nextPlanId,
  paymentsOf,
}: StripeState): CashierSubscription | null {
  const { metadata, items, trial_end, start_date, ended_at } = subscription;
  const item = items.data[0];
  const planId = item && planOfProduct(item.price.product);
  const status = statusOf(subscription);
  const ours = ourMetadata.safeParse(metadata);
  if (!item || !planId || !status || !ours.success) return null;
  const isOver = status === 'ended';
  return {
    ref: subscription.id,
    userId: ours.data.user_id,
    checkoutId: ours.data.checkout_id ?? null,
    planId,
    nextPlanId: isOver || nextPlanId === planId ? null : nextPlanId,
    status,
    isCancelledAtPeriodEnd: !isOver && isToBeCancelled(subscription),
    trialEndsAt: dateOrNull(trial_end),
    periodStartsAt: dateOf(item.current_period_start),
    periodEndsAt: dateOf(item.current_period_end),
    nextTryAt: isOver ? null : nextTryOf(invoices),
    startedAt: dateOf(start_date),
    endedAt: isOver ? dateOrNull(ended_at) : null,
    endReason: isOver ? endReasonOf(subscription) : null,
    card: cardOf(subscription),
    payments: paymentsOf(planId),
  };
}

/** A cancellation that somebody sets by date, as Stripe's own pages may, counts like one at the end of the period. */
export function isToBeCancelled({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean {
  return cancel_at_period_end || cancel_at !== null;
}

function dateOrNull(seconds: number | null): Date | null {
  return seconds === null ? null : dateOf(seconds);
}

function statusOf({ status }: Stripe.Subscription): CashierSubscription['status'] | null {
  switch (status) {
    case 'trialing':
      return 'trial';
    case 'active':
      return 'active';
    case 'canceled':
      return 'ended';
    case 'incomplete':
    case 'incomplete_expired':
      return null;
    default:
      return 'past_due';
  }
}

function endReasonOf({ cancellation_details }: Stripe.Subscription): 'cancelled' | 'unpaid' {
  return cancellation_details?.reason === 'payment_failed' ? 'unpaid' : 'cancelled';
}

function nextTryOf(invoices: Stripe.Invoice[]): Date | null {
  const tries = invoices.flatMap((invoice) =>
    invoice.status === 'open' && hasFailed(invoice) ? (invoice.next_payment_attempt ?? []) : [],
  );
  return tries.length > 0 ? dateOf(Math.min(...tries)) : null;
}

/** What the next charge would be made to: the subscription's own card before its customer's. */
function cardOf({ default_payment_method, customer }: Stripe.Subscription): Card | null {
  const ofCustomer =
    typeof customer !== 'string' && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  const method = default_payment_method ?? ofCustomer;
  if (!method || typeof method === 'string' || !method.card) return null;
  return { brand: method.card.brand, last4: method.card.last4 };
}
