import type { BookingSide } from '@navor/contract';
import type { EmailTemplate } from '../../render-email.ts';
import { type BookingLetter, bookingFacts, openBooking } from './booking-letter.ts';

type BookingRescheduled = BookingLetter & { by: BookingSide; earlierStartsAt: Date };

export const bookingRescheduledEmail: EmailTemplate<BookingRescheduled> = (letter, tools) => {
  const { userName, side, booking, by, earlierStartsAt } = letter;
  const { say, greet, clock, period } = tools;
  const earlierEndsAt = new Date(earlierStartsAt.getTime() + booking.minutes * 60_000);
  return {
    subject: say('bookings.rescheduled.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say(`bookings.rescheduled.${by === side ? 'byYou' : by}`)],
    facts: [
      { label: say('facts.before'), value: period(earlierStartsAt, earlierEndsAt) },
      { label: say('facts.now'), value: period(booking.startsAt, booking.endsAt) },
      ...bookingFacts(letter, tools),
    ],
    action: openBooking(booking, tools),
    notes: [say('calendarChanged')],
  };
};
