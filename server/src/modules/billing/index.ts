export { endExpiredGrants } from './administration/end-expired-grants.ts';
export { carryOutRevocation } from './administration/revoke-subscription.ts';
export {
  paymentFailed,
  paymentReceived,
  paymentRefunded,
  planGranted,
  subscriptionCancelled,
  subscriptionEnded,
  trialEnding,
  trialStarted,
} from './billing.events.ts';
export { billingPersonalTables } from './billing.personal-data.ts';
export { billingRoutes } from './billing.routes.ts';
export { billingSubscriptions, cancelForClosedAccount } from './billing.subscriptions.ts';
export { grantDemoPlan } from './demo-plans.ts';
export { mayUse } from './entitlements.ts';
export { followSubscriptionJob } from './follow-job.ts';
export { forgetOldTraces } from './forget-old-traces.ts';
export { lookAtSubscriptions } from './look-at-subscriptions.ts';
export { receiveFromStripe } from './receive-from-stripe.ts';
export { carryOutRefund } from './refund-within-guarantee.ts';
export { advanceSandbox } from './sandbox/advance-sandbox.ts';
export { tellOfTrialEnds } from './tell-of-trial-ends.ts';
export { grantTutoringMonthly } from './tutoring/grant-tutoring-monthly.ts';
