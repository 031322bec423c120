export { countSubscriptions } from './administration/count-subscriptions.ts';
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
export { mayUse } from './entitlements/may-use.ts';
export { findPaidPayment } from './invoices/find-paid-payment.ts';
