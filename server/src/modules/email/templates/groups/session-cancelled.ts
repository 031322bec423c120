import type { EmailTemplate } from '../../render-email.ts';
import { amountOf } from '../bookings/booking-letter.ts';
import { factsWithoutMeeting, type SessionLetter } from './session-letter.ts';

type SessionCancelled = SessionLetter & { refundedCents: number };

export const sessionCancelledEmail: EmailTemplate<SessionCancelled> = (letter, tools) => {
  const { userName, session, refundedCents } = letter;
  const { say, greet, link } = tools;
  return {
    subject: say('groups.cancelled.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [
      say('groups.cancelled.text'),
      ...(session.cancelReason ? [say('reason', { reason: session.cancelReason })] : []),
      ...(refundedCents > 0 ? [say('refunded', { amount: amountOf(refundedCents, tools) })] : []),
    ],
    facts: factsWithoutMeeting(session, tools),
    action: { label: say('groups.cancelled.action'), url: link('groupSessions') },
  };
};
