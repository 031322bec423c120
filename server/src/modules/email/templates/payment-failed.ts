import type { EmailTemplate } from '../render-email.ts';

type PaymentFailed = {
  userName: string;
  planName: string;
  amount: number;
  currency: string;
  nextTryAt: Date | null;
  accessUntil: Date | null;
};

export const paymentFailedEmail: EmailTemplate<PaymentFailed> = (payment, { say, money, date, link, greet }) => {
  const { userName, planName, nextTryAt, accessUntil } = payment;
  const amount = money(payment.amount, payment.currency);
  return {
    subject: say('paymentFailed.subject', { amount }),
    greeting: greet(userName),
    paragraphs: [
      say('paymentFailed.text', { amount, plan: planName }),
      ...(nextTryAt ? [say('paymentFailed.retry', { date: date(nextTryAt) })] : []),
      ...(accessUntil ? [say('paymentFailed.access', { date: date(accessUntil) })] : []),
    ],
    action: { label: say('paymentFailed.action'), url: link('ownSubscription') },
  };
};
