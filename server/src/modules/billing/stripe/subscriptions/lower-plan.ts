import type { Plan } from '@navor/contract';
import type Stripe from 'stripe';
import { CashierUnavailable } from '../../cashier/cashier.ts';
import { isRefused } from '../call-stripe.ts';
import type { StripeContext } from '../stripe-context.ts';
import {
  isOver,
  moveCardToCustomer,
  planItem,
  releaseSchedule,
  retrieveSubscription,
} from './retrieve-subscription.ts';

/** A schedule of two phases: what runs, and the other plan from the end of the period on. */
export async function lowerPlan(context: StripeContext, ref: string, plan: Plan): Promise<void> {
  const price = await context.priceOf(plan);
  const subscription = await retrieveSubscription(context, ref);
  if (isOver(subscription)) throw new CashierUnavailable('Stripe: a subscription that is over has no plan to lower');
  // A phase does not keep the subscription's own card.
  await moveCardToCustomer(context, subscription);
  const schedule = attachedSchedule(subscription) ?? (await createSchedule(context, ref));
  const item = planItem(subscription);
  await context.stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        items: [{ price: item.price.id, quantity: 1 }],
        proration_behavior: 'none',
        ...(subscription.status === 'trialing' && { trial: true }),
      },
      {
        duration: { interval: 'month', interval_count: 1 },
        items: [{ price, quantity: 1 }],
        proration_behavior: 'none',
      },
    ],
  });
}

export async function dropLowering(context: StripeContext, ref: string): Promise<void> {
  await releaseSchedule(context, await retrieveSubscription(context, ref));
}

function attachedSchedule({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return schedule && typeof schedule !== 'string' && schedule.status === 'active' ? schedule : null;
}

async function createSchedule(context: StripeContext, ref: string): Promise<Stripe.SubscriptionSchedule> {
  try {
    return await context.stripe.subscriptionSchedules.create({ from_subscription: ref });
  } catch (error) {
    // Another window was faster.
    const attached = isRefused(error) ? attachedSchedule(await retrieveSubscription(context, ref)) : null;
    if (!attached) throw error;
    return attached;
  }
}
