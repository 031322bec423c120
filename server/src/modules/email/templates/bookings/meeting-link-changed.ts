import type { EmailTemplate } from '../../render-email.ts';
import { type BookingLetter, bookingFacts, openBooking, timeFact } from './booking-letter.ts';

export const meetingLinkChangedEmail: EmailTemplate<BookingLetter> = (letter, tools) => {
  const { userName, side, booking } = letter;
  const { say, greet, clock } = tools;
  return {
    subject: say('bookings.meetingLink.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say(`bookings.meetingLink.${side}`)],
    facts: [timeFact(booking, tools), ...bookingFacts(letter, tools)],
    action: openBooking(booking, tools),
    notes: [say('calendarChanged')],
  };
};
