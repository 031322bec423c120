import { plans, type SubscriptionChange } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { subscriptionCancelled, subscriptionEnded, trialStarted } from '../billing.events.ts';
import type { SubscriptionState } from '../lifecycle/subscription-state.ts';

/** Tells the other modules of what has happened with a subscription, in the transaction that writes it down. */
export async function announceChanges(
  tx: Db,
  { events }: Services,
  { userId, subscriptionId }: { userId: string; subscriptionId: string },
  { planId, tier, trialEndsAt, periodEndsAt, endReason }: SubscriptionState,
  changes: SubscriptionChange[],
): Promise<void> {
  const owned = { userId, subscriptionId, at: new Date() };
  if (changes.includes('trial_started') && trialEndsAt) {
    await events.announce(tx, trialStarted, { ...owned, planId, trialEndsAt, laterCents: plans[planId].cents });
  }
  if (changes.includes('cancelled')) {
    await events.announce(tx, subscriptionCancelled, { ...owned, planId, endsAt: periodEndsAt });
  }
  if (changes.includes('ended') && endReason) {
    await events.announce(tx, subscriptionEnded, { ...owned, tier, reason: endReason });
  }
}
