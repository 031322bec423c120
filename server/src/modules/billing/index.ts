export { countSubscriptions } from './administration/count-subscriptions.ts';
export {
  paymentFailed,
  paymentReceived,
  paymentRefunded,
  planGranted,
  purchasePaid,
  subscriptionCancelled,
  subscriptionEnded,
  trialEnding,
  trialStarted,
} from './billing.events.ts';
export { cashierSource } from './cashier/require-cashier.ts';
export { comesWith, mayUse } from './entitlements/may-use.ts';
export { findPaidPayment } from './invoices/find-paid-payment.ts';
export { closePurchase, nullIfNeverOpened } from './purchases/close-purchase.ts';
export { openPurchase } from './purchases/open-purchase.ts';
export { refundPurchase } from './purchases/refund-purchase.ts';
export { syncPurchase } from './purchases/sync-purchase.ts';
export { returnTutoringMinutes } from './tutoring/return-tutoring-minutes.ts';
export { tutoringMinutesLeft } from './tutoring/tutoring.queries.ts';
export { useTutoringMinutes } from './tutoring/use-tutoring-minutes.ts';
