import type { PersonalTable } from '../../platform/personal-data.ts';
import {
  billingDetails,
  cashierCustomers,
  checkouts,
  invoices,
  payments,
  subscriptionHistory,
  subscriptions,
  trialUses,
  tutoringGrants,
  tutoringUses,
} from './billing.tables.ts';
import { purchases } from './purchases.tables.ts';
import { sandboxCharges, sandboxCheckouts, sandboxSales, sandboxSubscriptions } from './sandbox.tables.ts';

/** Payments, purchases, invoices and trials that were taken stay when the account goes; what an invoice says has to stay as it is. */
export const billingPersonalTables: PersonalTable[] = [
  { name: 'subscriptions', table: subscriptions, owner: subscriptions.userId },
  { name: 'subscription-history', table: subscriptionHistory, owner: subscriptionHistory.userId },
  // The fingerprint is for recognising an address here, and means nothing anywhere else.
  { name: 'trials', table: trialUses, owner: trialUses.userId, secrets: ['emailFingerprint'] },
  { name: 'checkouts', table: checkouts, owner: checkouts.userId },
  { name: 'cashier-customers', table: cashierCustomers, owner: cashierCustomers.userId },
  { name: 'purchases', table: purchases, owner: purchases.userId },
  { name: 'payments', table: payments, owner: payments.userId },
  { name: 'invoices', table: invoices, owner: invoices.userId },
  { name: 'billing-details', table: billingDetails, owner: billingDetails.userId },
  { name: 'tutoring-grants', table: tutoringGrants, owner: tutoringGrants.userId },
  { name: 'tutoring-uses', table: tutoringUses, owner: tutoringUses.userId },
  { name: 'sandbox-subscriptions', table: sandboxSubscriptions, owner: sandboxSubscriptions.userId },
  { name: 'sandbox-charges', table: sandboxCharges, owner: sandboxCharges.userId },
  { name: 'sandbox-sales', table: sandboxSales, owner: sandboxSales.userId },
  { name: 'sandbox-visits', table: sandboxCheckouts, owner: sandboxCheckouts.userId },
];
