import type { EmailTemplate } from '../compose.ts';

type PaymentConfirmation = { userName: string; amount: number; currency: string };

export const paymentConfirmationEmail: EmailTemplate<PaymentConfirmation> = (payment, { say, money }) => {
  const amount = money(payment.amount, payment.currency);
  return {
    subject: say('paymentConfirmation.subject', { amount }),
    greeting: say('greeting', { userName: payment.userName }),
    paragraphs: [say('paymentConfirmation.text', { amount })],
  };
};
