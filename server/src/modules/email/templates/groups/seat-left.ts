import type { EmailTemplate } from '../../render-email.ts';
import { amountOf } from '../bookings/booking-letter.ts';
import { factsWithoutMeeting, openSession, type SessionLetter } from './session-letter.ts';

type SeatLeft = SessionLetter & { paidCents: number; refundedCents: number };

export const seatLeftEmail: EmailTemplate<SeatLeft> = ({ userName, session, paidCents, refundedCents }, tools) => {
  const { say, greet } = tools;
  const isPaidInVain = paidCents > 0 && refundedCents === 0;
  return {
    subject: say('groups.left.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [
      say('groups.left.text'),
      ...(refundedCents > 0 ? [say('refunded', { amount: amountOf(refundedCents, tools) })] : []),
      ...(isPaidInVain ? [say('groups.left.late')] : []),
    ],
    facts: factsWithoutMeeting(session, tools),
    action: openSession(session, tools),
    notes: [say('calendarCancelled')],
  };
};
