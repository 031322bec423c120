import { defineModule } from '../../platform/module.ts';
import { endExpiredGrants } from './administration/end-expired-grants.ts';
import { carryOutRevocation } from './administration/revoke-subscription.ts';
import { billingListeners, cancelForClosedAccount } from './billing.listeners.ts';
import { billingPersonalTables } from './billing.personal-data.ts';
import { billingRoutes } from './billing.routes.ts';
import { grantDemoPlan } from './demo-plans.ts';
import { followSubscriptionJob } from './follow-job.ts';
import { forgetOldTraces } from './forget-old-traces.ts';
import { lookAtSubscriptions } from './look-at-subscriptions.ts';
import { receiveFromStripe } from './receive-from-stripe.ts';
import { carryOutRefund } from './refund-within-guarantee.ts';
import { advanceSandbox } from './sandbox/advance-sandbox.ts';
import { tellOfTrialEnds } from './tell-of-trial-ends.ts';
import { grantTutoringMonthly } from './tutoring/grant-tutoring-monthly.ts';

export const billing = defineModule({
  routes: billingRoutes,
  jobs: [
    advanceSandbox,
    cancelForClosedAccount,
    carryOutRefund,
    carryOutRevocation,
    endExpiredGrants,
    followSubscriptionJob,
    forgetOldTraces,
    grantTutoringMonthly,
    lookAtSubscriptions,
    tellOfTrialEnds,
  ],
  listeners: billingListeners,
  personalTables: billingPersonalTables,
  webhooks: { '/api/stripe/webhook': receiveFromStripe },
  loadDemo: grantDemoPlan,
});
