import type { EmailTemplate } from '../render-email.ts';

type PaymentRefunded = {
  userName: string;
  amount: number;
  currency: string;
  creditNoteNumber: string;
  /** What was bought, where it was something bought once. */
  title: string | undefined;
};

export const paymentRefundedEmail: EmailTemplate<PaymentRefunded> = (refund, { say, money, link }) => {
  const amount = money(refund.amount, refund.currency);
  return {
    subject: say('paymentRefunded.subject', { amount }),
    greeting: say('greeting', { userName: refund.userName }),
    paragraphs: [
      say('paymentRefunded.text', { amount }),
      ...(refund.title ? [say('paymentRefunded.purchase', { title: refund.title })] : []),
      say('paymentRefunded.creditNote', { number: refund.creditNoteNumber }),
    ],
    action: { label: say('openInvoices'), url: link('ownSubscription') },
  };
};
