import { z } from 'zod';
import { type Subscription, subscribe } from '../../platform/events.ts';
import { defineJob } from '../../platform/jobs.ts';
import { accountClosing } from '../identity/index.ts';
import { sandboxChanged } from './billing.events.ts';
import { cashierSource, neededCashier } from './cashier-of.ts';
import { followSubscriptionJob } from './follow-job.ts';
import { followSubscription } from './follow-subscription.ts';
import { findRunningSubscription } from './load-billing.ts';

/** Nobody is charged for an account that is about to go. Whoever keeps it can resume. */
export const cancelForClosedAccount = defineJob({
  name: 'cancel-for-closed-account',
  input: z.object({ userId: z.uuid() }),
  retries: 50,
  async run({ userId }, services) {
    const running = await findRunningSubscription(services.db, userId);
    if (!running || running.status === 'cancelled' || running.source !== cashierSource(services)) return;
    const cashier = await neededCashier(services);
    await cashier.cancelAtPeriodEnd(running.cashierRef);
    await followSubscription(services, running.cashierRef);
  },
});

export const billingSubscriptions: Subscription[] = [
  subscribe(sandboxChanged, 'billing.follow-sandbox', (tx, { subscriptionRef }, { jobs }) =>
    jobs.enqueue(tx, followSubscriptionJob, { subscriptionRef }),
  ),
  subscribe(accountClosing, 'billing.account-closing', (tx, { userId }, { jobs }) =>
    jobs.enqueue(tx, cancelForClosedAccount, { userId }),
  ),
];
