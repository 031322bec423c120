import type { EmailTemplate } from '../../render-email.ts';
import { amountOf } from '../bookings/booking-letter.ts';
import { factsWithoutMeeting, openSession, type SessionLetter } from './session-letter.ts';

type SeatOffered = SessionLetter & { cents: number; until: Date };

/** A seat became free, and is theirs if they pay for it in time. */
export const seatOfferedEmail: EmailTemplate<SeatOffered> = ({ userName, session, cents, until }, tools) => {
  const { say, greet, moment } = tools;
  return {
    subject: say('groups.offered.subject', { topic: session.topic }),
    greeting: greet(userName),
    paragraphs: [
      say('groups.offered.text', { amount: amountOf(cents, tools) }),
      say('groups.offered.until', { until: moment(until) }),
    ],
    facts: factsWithoutMeeting(session, tools),
    action: { ...openSession(session, tools), label: say('groups.offered.action') },
  };
};
