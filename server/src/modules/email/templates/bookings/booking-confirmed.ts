import type { EmailTemplate, EmailTools } from '../../render-email.ts';
import { amountOf, type BookingLetter, bookingFacts, type Fact, openBooking, timeFact } from './booking-letter.ts';

/** `freeUntil` is when cancelling begins to cost; null where it does already. */
type BookingConfirmed = BookingLetter & { freeUntil: Date | null };

export const bookingConfirmedEmail: EmailTemplate<BookingConfirmed> = (letter, tools) => {
  const { userName, side, booking, freeUntil } = letter;
  const { say, greet, clock, moment } = tools;
  return {
    subject: say('bookings.confirmed.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say(`bookings.confirmed.${side}`)],
    facts: [
      timeFact(booking, tools),
      ...bookingFacts(letter, tools),
      ...(side === 'learner' ? [paid(letter, tools)] : []),
    ],
    action: openBooking(booking, tools),
    notes: [
      say('calendarAttached'),
      ...(side === 'learner' && freeUntil ? [say('bookings.confirmed.free', { until: moment(freeUntil) })] : []),
    ],
  };
};

function paid({ booking: { payment, cents, minutes } }: BookingLetter, tools: EmailTools): Fact {
  const { say } = tools;
  const value =
    payment === 'included'
      ? say('bookings.confirmed.included', { minutes })
      : say('bookings.confirmed.card', { amount: amountOf(cents, tools) });
  return { label: say('facts.payment'), value };
}
