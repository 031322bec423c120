import type { EmailTemplate } from '../../render-email.ts';
import { type BookingLetter, bookingFacts, openBooking, timeFact } from './booking-letter.ts';

/** Says when, not how long until then: a message may be read hours after it was sent. */
export const bookingReminderEmail: EmailTemplate<BookingLetter> = (letter, tools) => {
  const { userName, booking } = letter;
  const { say, greet, clock } = tools;
  return {
    subject: say('bookings.reminder.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say('bookings.reminder.text')],
    facts: [timeFact(booking, tools), ...bookingFacts(letter, tools)],
    action: openBooking(booking, tools),
    notes: [say('reminderNote')],
  };
};
