import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { accountClosing } from '../identity/index.ts';
import { closedAccountPays, sandboxChanged } from './billing.events.ts';
import { cashierSource, neededCashier } from './cashier-of.ts';
import { leaveOpenCheckouts } from './checkouts.ts';
import { followSubscriptionJob } from './follow-job.ts';
import { followSubscription } from './follow-subscription.ts';
import { findRunningSubscription } from './load-billing.ts';

/** Nobody is charged for an account that is about to go, whatever they were paying at that moment. Whoever keeps it can resume. */
export const cancelForClosedAccount = defineJob({
  name: 'cancel-for-closed-account',
  input: z.object({ userId: z.uuid() }),
  retries: 50,
  async run({ userId }, services) {
    const source = cashierSource(services);
    if (!source) return;
    await leaveOpenCheckouts(services, userId);
    const running = await findRunningSubscription(services.db, userId);
    if (running?.source !== source) return;
    const cashier = await neededCashier(services);
    // Our row may be out of date, so the cashier is told in any case.
    await cashier.cancelAtPeriodEnd(running.cashierRef);
    await followSubscription(services, running.cashierRef);
  },
});

const cancelClosed = (tx: Db, { userId }: { userId: string }, { jobs }: Services) =>
  jobs.enqueue(tx, cancelForClosedAccount, { userId });

export const billingListeners: Listener[] = [
  listen(sandboxChanged, 'billing.follow-sandbox', (tx, { subscriptionRef }, { jobs }) =>
    jobs.enqueue(tx, followSubscriptionJob, { subscriptionRef }),
  ),
  listen(accountClosing, 'billing.account-closing', cancelClosed),
  listen(closedAccountPays, 'billing.closed-account-pays', cancelClosed),
];
