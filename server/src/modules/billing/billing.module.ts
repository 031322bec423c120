import { AppError } from '../../platform/errors.ts';
import { defineModule } from '../../platform/module.ts';
import type { Services } from '../../platform/services.ts';
import { endExpiredGrants } from './administration/end-expired-grants.ts';
import { carryOutRevocation } from './administration/revoke-subscription.ts';
import { billingListeners, cancelForClosedAccount } from './billing.listeners.ts';
import { billingPersonalTables } from './billing.personal-data.ts';
import { billingRoutes } from './billing.routes.ts';
import { deleteOldRecords } from './cashier/delete-old-records.ts';
import { grantDemoPlan } from './grant-demo-plan.ts';
import { reconcilePurchases } from './purchases/reconcile-purchases.ts';
import { reconcileRefunds } from './purchases/reconcile-refunds.ts';
import { carryOutPurchaseRefund } from './purchases/refund-purchase.ts';
import { syncPurchaseJob } from './purchases/sync-purchase.ts';
import { advanceSandbox } from './sandbox/advance-sandbox.ts';
import { announceTrialEnds } from './subscriptions/announce-trial-ends.ts';
import { carryOutRefund } from './subscriptions/refund-within-guarantee.ts';
import { reconcileSubscriptions } from './sync/reconcile-subscriptions.ts';
import { syncSubscriptionJob } from './sync/sync-subscription.ts';
import { grantTutoringMonthly } from './tutoring/grant-tutoring-monthly.ts';

export const billing = defineModule({
  routes: billingRoutes,
  jobs: [
    advanceSandbox,
    cancelForClosedAccount,
    carryOutRefund,
    carryOutRevocation,
    endExpiredGrants,
    syncSubscriptionJob,
    deleteOldRecords,
    grantTutoringMonthly,
    reconcileSubscriptions,
    announceTrialEnds,
    syncPurchaseJob,
    carryOutPurchaseRefund,
    reconcilePurchases,
    reconcileRefunds,
  ],
  listeners: billingListeners,
  personalTables: billingPersonalTables,
  webhooks: { '/api/stripe/webhook': receiveFromStripe },
  loadDemo: grantDemoPlan,
});

/** Where Stripe's messages arrive; without its keys there is no such address. Its library is loaded with the first one. */
function receiveFromStripe(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    if (!services.config.stripe) throw new AppError('NOT_FOUND');
    const { stripeWebhook } = await import('./stripe/stripe-webhook.ts');
    return stripeWebhook(services)(request);
  };
}
