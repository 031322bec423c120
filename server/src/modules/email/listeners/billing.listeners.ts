import { currency, grantablePlans, plans } from '@navor/contract';
import { listen } from '../../../platform/events.ts';
import {
  paymentFailed,
  paymentReceived,
  paymentRefunded,
  planGranted,
  subscriptionCancelled,
  subscriptionEnded,
  trialEnding,
  trialStarted,
} from '../../billing/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { sendPaymentConfirmation } from '../send-payment-confirmation.ts';
import { paymentFailedEmail } from '../templates/payment-failed.ts';
import { paymentRefundedEmail } from '../templates/payment-refunded.ts';
import { planGrantedEmail } from '../templates/plan-granted.ts';
import { subscriptionCancelledEmail } from '../templates/subscription-cancelled.ts';
import { subscriptionEndedEmail } from '../templates/subscription-ended.ts';
import { trialEndingEmail } from '../templates/trial-ending.ts';
import { trialStartedEmail } from '../templates/trial-started.ts';

const trialBegin = listen(trialStarted, 'email.trial-started', (db, trial, services) =>
  sendAccountEmail(db, services, trial.userId, {
    cause: `trial-started:${trial.subscriptionId}`,
    template: trialStartedEmail,
    data: trialData(trial),
  }),
);

const trialEnd = listen(trialEnding, 'email.trial-ending', (db, trial, services) =>
  sendAccountEmail(db, services, trial.userId, {
    cause: `trial-ending:${trial.subscriptionId}`,
    template: trialEndingEmail,
    data: trialData(trial),
  }),
);

const confirmation = listen(paymentReceived, 'email.payment-confirmation', (db, payment, services) =>
  sendPaymentConfirmation(db, services, payment),
);

const failure = listen(paymentFailed, 'email.payment-failed', async (db, payment, services) => {
  const { nextTryAt, graceEndsAt } = payment;
  // With the last try the subscription ends, which is told by a message of its own.
  if (!nextTryAt && !graceEndsAt) return;
  await sendAccountEmail(db, services, payment.userId, {
    cause: `payment-failed:${payment.paymentId}:${payment.at.toISOString()}`,
    template: paymentFailedEmail,
    data: { ...amountOf(payment), planName: plans[payment.planId].name, nextTryAt, accessUntil: graceEndsAt },
  });
});

const refund = listen(paymentRefunded, 'email.payment-refunded', (db, payment, services) =>
  sendAccountEmail(db, services, payment.userId, {
    cause: `payment-refunded:${payment.refundRef}`,
    template: paymentRefundedEmail,
    data: { ...amountOf(payment), creditNoteNumber: payment.creditNoteNumber, title: payment.title },
  }),
);

const cancellation = listen(
  subscriptionCancelled,
  'email.subscription-cancelled',
  (db, { userId, subscriptionId, planId, endsAt, at }, services) =>
    sendAccountEmail(db, services, userId, {
      // It may be taken back and made again.
      cause: `subscription-cancelled:${subscriptionId}:${at.toISOString()}`,
      template: subscriptionCancelledEmail,
      data: { planName: plans[planId].name, endsAt },
    }),
);

const end = listen(
  subscriptionEnded,
  'email.subscription-ended',
  async (db, { userId, subscriptionId, reason }, services) => {
    if (reason === 'replaced') return;
    await sendAccountEmail(db, services, userId, {
      cause: `subscription-ended:${subscriptionId}`,
      template: subscriptionEndedEmail,
      data: { reason },
    });
  },
);

const grant = listen(planGranted, 'email.plan-granted', (db, { userId, subscriptionId, planId, endsAt }, services) =>
  sendAccountEmail(db, services, userId, {
    cause: `plan-granted:${subscriptionId}`,
    template: planGrantedEmail,
    data: { planName: grantablePlans[planId].name, endsAt },
  }),
);

/** Whoever pays is told of it, whatever else they do without. */
export const billingEmailListeners = [
  ...[trialBegin, trialEnd, confirmation, failure, refund],
  ...[cancellation, end, grant],
];

type Trial = { planId: keyof typeof plans; trialEndsAt: Date; laterCents: number };

function trialData({ planId, trialEndsAt, laterCents }: Trial) {
  return { planName: plans[planId].name, endsAt: trialEndsAt, ...amountOf({ cents: laterCents, currency }) };
}

function amountOf(money: { cents: number; currency: string }) {
  return { amount: money.cents / 100, currency: money.currency };
}
