import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { type Listener, listen } from '../../platform/events.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { accountClosing } from '../identity/index.ts';
import { closedAccountPays, sandboxChanged, sandboxPurchaseChanged } from './billing.events.ts';
import { findRunningSubscription } from './billing.queries.ts';
import { cashierSource, requireCashier } from './cashier/require-cashier.ts';
import { leaveOpenCheckout } from './checkout/leave-checkout.ts';
import { closeOpenPurchases } from './purchases/close-purchase.ts';
import { syncPurchaseJob } from './purchases/sync-purchase.ts';
import { syncSubscription, syncSubscriptionJob } from './sync/sync-subscription.ts';

/** Nobody is charged for an account that is about to go, whatever they were paying at that moment. Whoever keeps it can resume. */
export const cancelForClosedAccount = defineJob({
  name: 'cancel-for-closed-account',
  input: z.object({ userId: z.uuid() }),
  retries: 50,
  async run({ userId }, services) {
    const source = cashierSource(services);
    if (!source) return;
    await leaveOpenCheckout(services, userId);
    await closeOpenPurchases(services, userId);
    const running = await findRunningSubscription(services.db, userId);
    if (running?.source !== source) return;
    const cashier = await requireCashier(services);
    // Our row may be out of date, so the cashier is told in any case.
    await cashier.cancelAtPeriodEnd(running.cashierRef);
    await syncSubscription(services, running.cashierRef);
  },
});

const cancelClosed = (tx: Db, { userId }: { userId: string }, { jobs }: Services) =>
  jobs.enqueue(tx, cancelForClosedAccount, { userId });

export const billingListeners: Listener[] = [
  listen(sandboxChanged, 'billing.follow-sandbox', (tx, { subscriptionRef }, { jobs }) =>
    jobs.enqueue(tx, syncSubscriptionJob, { subscriptionRef }),
  ),
  listen(sandboxPurchaseChanged, 'billing.follow-sandbox-purchase', (tx, { purchaseId }, { jobs }) =>
    jobs.enqueue(tx, syncPurchaseJob, { purchaseId }),
  ),
  listen(accountClosing, 'billing.account-closing', cancelClosed),
  listen(closedAccountPays, 'billing.closed-account-pays', cancelClosed),
];
