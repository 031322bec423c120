import type { EmailTemplate, EmailTools } from '../../render-email.ts';
import { amountOf, type BookingLetter, bookingFacts, openBooking, timeFact } from './booking-letter.ts';

type NoShowSettled = BookingLetter & { stands: boolean };

/** What was decided, to both sides. */
export const noShowSettledEmail: EmailTemplate<NoShowSettled> = (letter, tools) => {
  const { userName, side, booking, stands } = letter;
  const { say, greet, clock } = tools;
  return {
    subject: say('bookings.settled.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [
      say(`bookings.settled.${stands ? (booking.noShowOf ?? 'learner') : 'rejected'}`),
      ...(side === 'learner' && stands && booking.noShowOf === 'tutor' ? [moneyBack(letter, tools)] : []),
    ],
    facts: [timeFact(booking, tools), ...bookingFacts({ ...letter, booking: { ...booking, meetingUrl: null } }, tools)],
    action: openBooking(booking, tools),
  };
};

function moneyBack({ booking: { payment, cents, minutes } }: NoShowSettled, tools: EmailTools): string {
  return payment === 'included'
    ? tools.say('bookings.cancelled.returned', { minutes })
    : tools.say('refunded', { amount: amountOf(cents, tools) });
}
