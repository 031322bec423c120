import type { EmailTemplate } from '../../render-email.ts';
import { type BookingLetter, bookingFacts, openBooking, timeFact } from './booking-letter.ts';

/** The notes stand on the booking's page alone, where they can still be mended. */
export const notesWrittenEmail: EmailTemplate<BookingLetter> = (letter, tools) => {
  const { userName, booking } = letter;
  const { say, greet, clock } = tools;
  return {
    subject: say('bookings.notes.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say('bookings.notes.text')],
    facts: [timeFact(booking, tools), ...bookingFacts({ ...letter, booking: { ...booking, meetingUrl: null } }, tools)],
    action: { ...openBooking(booking, tools), label: say('bookings.notes.action') },
  };
};
