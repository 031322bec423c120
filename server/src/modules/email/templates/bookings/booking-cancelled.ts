import type { EmailTemplate, EmailTools } from '../../render-email.ts';
import { amountOf, type BookingLetter, bookingFacts, timeFact } from './booking-letter.ts';

type BookingCancelled = BookingLetter & { refundedCents: number; returnedMinutes: number };

export const bookingCancelledEmail: EmailTemplate<BookingCancelled> = (letter, tools) => {
  const { userName, side, booking } = letter;
  const { say, greet, clock, link } = tools;
  const { cancelledBy, cancelReason, startsAt } = booking;
  const by = cancelledBy === side ? 'byYou' : (cancelledBy ?? 'system');
  return {
    subject: say('bookings.cancelled.subject', { time: clock(startsAt) }),
    greeting: greet(userName),
    paragraphs: [
      say(`bookings.cancelled.${by}`),
      ...(cancelReason ? [say('reason', { reason: cancelReason })] : []),
      ...(side === 'learner' ? moneyBack(letter, tools) : []),
    ],
    facts: [timeFact(booking, tools), ...bookingFacts({ ...letter, booking: { ...booking, meetingUrl: null } }, tools)],
    action:
      side === 'learner'
        ? { label: say('bookings.cancelled.another'), url: link('tutors') }
        : { label: say('bookings.action'), url: link('booking', { bookingId: booking.id }) },
    notes: [say('calendarCancelled')],
  };
};

function moneyBack({ booking, refundedCents, returnedMinutes }: BookingCancelled, tools: EmailTools): string[] {
  const { say } = tools;
  if (refundedCents > 0) return [say('refunded', { amount: amountOf(refundedCents, tools) })];
  if (returnedMinutes > 0) return [say('bookings.cancelled.returned', { minutes: returnedMinutes })];
  if (booking.cancelledBy !== 'learner' || booking.cents === 0) return [];
  return [say(booking.payment === 'included' ? 'bookings.cancelled.lateMinutes' : 'bookings.cancelled.late')];
}
