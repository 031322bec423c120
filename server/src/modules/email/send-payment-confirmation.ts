import { type PlanId, plans } from '@navor/contract';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { sendAccountEmail } from './send-account-email.ts';
import { paymentConfirmationEmail } from './templates/payment-confirmation.ts';

type Payment = {
  userId: string;
  paymentId: string;
  cents: number;
  currency: string;
  invoiceNumber: string;
} & ({ planId: PlanId } | { title: string });

/** Once for each payment, whoever asks for it. */
export function sendPaymentConfirmation(db: Db, services: Services, payment: Payment): Promise<void> {
  const { userId, paymentId, cents, currency, invoiceNumber } = payment;
  const paidFor = 'title' in payment ? { title: payment.title } : { planName: plans[payment.planId].name };
  return sendAccountEmail(db, services, userId, {
    cause: `payment-confirmation:${paymentId}`,
    template: paymentConfirmationEmail,
    data: { amount: cents / 100, currency, paid: { ...paidFor, invoiceNumber } },
  });
}
