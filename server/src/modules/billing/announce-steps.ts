import { plans, type SubscriptionChange } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { subscriptionCancelled, subscriptionEnded, trialStarted } from './billing.events.ts';
import type { Life } from './lifecycle/life.ts';

/** Tells the other modules of what has happened with a subscription, in the transaction that writes it down. */
export async function announceSteps(
  tx: Db,
  { events }: Services,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  { planId, tier, trialEndsAt, periodEndsAt, endReason }: Life,
  steps: SubscriptionChange[],
): Promise<void> {
  const owned = { userId, subscriptionId, at: new Date() };
  if (steps.includes('trial_started') && trialEndsAt) {
    await events.announce(tx, trialStarted, { ...owned, planId, trialEndsAt, laterCents: plans[planId].cents });
  }
  if (steps.includes('cancelled')) {
    await events.announce(tx, subscriptionCancelled, { ...owned, planId, endsAt: periodEndsAt });
  }
  if (steps.includes('ended') && endReason) {
    await events.announce(tx, subscriptionEnded, { ...owned, tier, reason: endReason });
  }
}
