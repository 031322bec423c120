import type { EmailTemplate } from '../render-email.ts';

type PaymentConfirmation = {
  userName: string;
  amount: number;
  currency: string;
  /** What was paid for, where the payment is one of ours. */
  paid?: { planName: string; invoiceNumber: string };
};

export const paymentConfirmationEmail: EmailTemplate<PaymentConfirmation> = (payment, { say, money, link, greet }) => {
  const { userName, currency, paid } = payment;
  const amount = money(payment.amount, currency);
  return {
    subject: say('paymentConfirmation.subject', { amount }),
    greeting: greet(userName),
    paragraphs: [
      say('paymentConfirmation.text', { amount }),
      ...(paid ? [say('paymentConfirmation.invoice', { plan: paid.planName, number: paid.invoiceNumber })] : []),
    ],
    ...(paid && { action: { label: say('openInvoices'), url: link('ownSubscription') } }),
  };
};
