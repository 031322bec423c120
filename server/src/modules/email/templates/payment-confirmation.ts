import type { EmailTemplate, EmailTools } from '../render-email.ts';

type PaymentConfirmation = {
  userName: string;
  amount: number;
  currency: string;
  /** What was paid for, where the payment is one of ours. */
  paid?: { invoiceNumber: string } & ({ planName: string } | { title: string });
};

export const paymentConfirmationEmail: EmailTemplate<PaymentConfirmation> = (payment, { say, money, link, greet }) => {
  const { userName, currency, paid } = payment;
  const amount = money(payment.amount, currency);
  return {
    subject: say('paymentConfirmation.subject', { amount }),
    greeting: greet(userName),
    paragraphs: [say('paymentConfirmation.text', { amount }), ...(paid ? [invoiceText(paid, say)] : [])],
    ...(paid && { action: { label: say('openInvoices'), url: link('ownSubscription') } }),
  };
};

function invoiceText(paid: NonNullable<PaymentConfirmation['paid']>, say: EmailTools['say']): string {
  const number = paid.invoiceNumber;
  if ('title' in paid) return say('paymentConfirmation.purchaseInvoice', { title: paid.title, number });
  return say('paymentConfirmation.invoice', { plan: paid.planName, number });
}
