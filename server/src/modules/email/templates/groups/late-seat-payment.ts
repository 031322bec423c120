import type { EmailTemplate } from '../../render-email.ts';
import { amountOf } from '../bookings/booking-letter.ts';
import { factsWithoutMeeting, type SessionLetter } from './session-letter.ts';

/** Paid when no seat was to be had any more. */
export const lateSeatPaymentEmail: EmailTemplate<SessionLetter & { cents: number }> = (letter, tools) => {
  const { userName, session, cents } = letter;
  const { say, greet, link } = tools;
  const amount = amountOf(cents, tools);
  const reason = session.status === 'cancelled' ? say('groups.cancelled.text') : say('groups.latePayment.text');
  return {
    subject: say('groups.latePayment.subject', { amount }),
    greeting: greet(userName),
    paragraphs: [reason, say('refunded', { amount })],
    facts: factsWithoutMeeting(session, tools),
    action: { label: say('groups.cancelled.action'), url: link('groupSessions') },
  };
};
