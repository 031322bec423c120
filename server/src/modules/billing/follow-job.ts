import { z } from 'zod';
import { defineJob } from '../../platform/jobs.ts';
import { cashierSource } from './cashier-of.ts';
import { followSubscription } from './follow-subscription.ts';

/** A look at the cashier that somebody gave a reason for. */
export const followSubscriptionJob = defineJob({
  name: 'follow-subscription',
  input: z.object({ subscriptionRef: z.string() }),
  retries: 20,
  async run({ subscriptionRef }, services) {
    // Left in the queue from when there was a cashier.
    if (!cashierSource(services)) return;
    await followSubscription(services, subscriptionRef);
  },
});
