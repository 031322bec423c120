import type { EmailTemplate } from '../../render-email.ts';
import { amountOf, type BookingLetter, bookingFacts, timeFact } from './booking-letter.ts';

/** Paid after the slot was lost to somebody else. */
export const latePaymentRefundedEmail: EmailTemplate<BookingLetter> = (letter, tools) => {
  const { userName, booking } = letter;
  const { say, greet, link } = tools;
  const amount = amountOf(booking.cents, tools);
  return {
    subject: say('bookings.latePayment.subject', { amount }),
    greeting: greet(userName),
    paragraphs: [say('bookings.latePayment.text'), say('refunded', { amount })],
    facts: [timeFact(booking, tools), ...bookingFacts({ ...letter, booking: { ...booking, meetingUrl: null } }, tools)],
    action: { label: say('bookings.cancelled.another'), url: link('tutors') },
  };
};
