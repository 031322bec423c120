import type { EmailTemplate } from '../../render-email.ts';
import { type BookingLetter, bookingFacts, openBooking, timeFact } from './booking-letter.ts';

/** To whoever is said not to have come. */
export const noShowReportedEmail: EmailTemplate<BookingLetter & { until: Date }> = (letter, tools) => {
  const { userName, side, booking, until } = letter;
  const { say, greet, clock, moment } = tools;
  return {
    subject: say('bookings.noShow.subject', { time: clock(booking.startsAt) }),
    greeting: greet(userName),
    paragraphs: [say(`bookings.noShow.${side}`), say('bookings.noShow.dispute', { until: moment(until) })],
    facts: [timeFact(booking, tools), ...bookingFacts({ ...letter, booking: { ...booking, meetingUrl: null } }, tools)],
    action: openBooking(booking, tools),
  };
};
