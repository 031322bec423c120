import { type BookingSide, bookingSides } from '@navor/contract';
import type { Db } from '../../../platform/database/database.ts';
import { listen } from '../../../platform/events.ts';
import type { Services } from '../../../platform/services.ts';
import { findAdministrators } from '../../identity/index.ts';
import {
  type BookingNotice,
  bookingCancelled,
  bookingConfirmed,
  bookingReminderDue,
  bookingRescheduled,
  findBookingNotice,
  latePaymentRefunded,
  meetingLinkChanged,
  noShowDisputed,
  noShowReported,
  noShowSettled,
  personOn,
  tutorNotesWritten,
} from '../../tutoring/index.ts';
import { sendAccountEmail } from '../send-account-email.ts';
import { bookingCancelledEmail } from '../templates/bookings/booking-cancelled.ts';
import { bookingConfirmedEmail } from '../templates/bookings/booking-confirmed.ts';
import { bookingInvitation } from '../templates/bookings/booking-invitation.ts';
import { bookingReminderEmail } from '../templates/bookings/booking-reminder.ts';
import { bookingRescheduledEmail } from '../templates/bookings/booking-rescheduled.ts';
import { latePaymentRefundedEmail } from '../templates/bookings/late-payment-refunded.ts';
import { meetingLinkChangedEmail } from '../templates/bookings/meeting-link-changed.ts';
import { noShowDisputedEmail } from '../templates/bookings/no-show-disputed.ts';
import { noShowReportedEmail } from '../templates/bookings/no-show-reported.ts';
import { noShowSettledEmail } from '../templates/bookings/no-show-settled.ts';
import { notesWrittenEmail } from '../templates/bookings/notes-written.ts';

const confirmation = listen(bookingConfirmed, 'email.booking-confirmed', async (db, { bookingId }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  // Cancelled before it was told of: then that is all there is to tell.
  if (booking?.status !== 'confirmed') return;
  const { freeUntil } = booking;
  await toBothSides(db, services, booking, (side) => ({
    cause: `booking-confirmed:${bookingId}:${side}`,
    template: bookingConfirmedEmail,
    data: { side, booking, freeUntil: freeUntil > new Date() ? freeUntil : null },
    invitation: bookingInvitation(services.config, 'REQUEST', { side, booking }),
  }));
});

const move = listen(bookingRescheduled, 'email.booking-rescheduled', async (db, change, services) => {
  const { bookingId, sequence, earlierStartsAt, startsAt, by } = change;
  const booking = await findBookingNotice(db, bookingId);
  // One that was moved once more meanwhile is told of by that.
  if (booking?.status !== 'confirmed' || booking.startsAt.getTime() !== startsAt.getTime()) return;
  await toBothSides(db, services, booking, (side) => ({
    cause: `booking-rescheduled:${bookingId}:${sequence}:${side}`,
    template: bookingRescheduledEmail,
    data: { side, booking, by, earlierStartsAt },
    invitation: bookingInvitation(services.config, 'REQUEST', { side, booking }),
  }));
});

const newLink = listen(meetingLinkChanged, 'email.meeting-link-changed', async (db, change, services) => {
  const { bookingId, sequence } = change;
  const booking = await findBookingNotice(db, bookingId);
  // Whatever has changed since then tells the link as well.
  if (booking?.status !== 'confirmed' || booking.sequence !== sequence) return;
  await toBothSides(db, services, booking, (side) => ({
    cause: `meeting-link-changed:${bookingId}:${sequence}:${side}`,
    template: meetingLinkChangedEmail,
    data: { side, booking },
    invitation: bookingInvitation(services.config, 'REQUEST', { side, booking }),
  }));
});

const cancellation = listen(bookingCancelled, 'email.booking-cancelled', async (db, change, services) => {
  const { bookingId, refundedCents, returnedMinutes } = change;
  const booking = await findBookingNotice(db, bookingId);
  if (booking?.status !== 'cancelled') return;
  await toBothSides(db, services, booking, (side) => ({
    cause: `booking-cancelled:${bookingId}:${side}`,
    template: bookingCancelledEmail,
    data: { side, booking, refundedCents, returnedMinutes },
    invitation: bookingInvitation(services.config, 'CANCEL', { side, booking }),
  }));
});

const latePayment = listen(latePaymentRefunded, 'email.late-payment-refunded', async (db, { bookingId }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  if (!booking) return;
  await sendAccountEmail(db, services, booking.learner.userId, {
    cause: `late-payment-refunded:${bookingId}`,
    template: latePaymentRefundedEmail,
    data: { side: 'learner' as const, booking },
  });
});

const absence = listen(noShowReported, 'email.no-show-reported', async (db, { bookingId, of }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  const person = booking && personOn(of, booking);
  // Taken back meanwhile, or too late to answer: nothing that they could do about it.
  if (!person || booking.noShowOf !== of || !booking.disputeUntil) return;
  await sendAccountEmail(db, services, person.userId, {
    cause: `no-show-reported:${bookingId}:${of}:${booking.disputeUntil.toISOString()}`,
    template: noShowReportedEmail,
    data: { side: of, booking, until: booking.disputeUntil },
  });
});

const dispute = listen(noShowDisputed, 'email.no-show-disputed', async (db, { bookingId }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  if (!booking?.noShowOf) return;
  for (const { id } of await findAdministrators(db)) {
    await sendAccountEmail(db, services, id, {
      cause: `no-show-disputed:${bookingId}:${id}`,
      template: noShowDisputedEmail,
      data: { booking },
    });
  }
});

const settlement = listen(noShowSettled, 'email.no-show-settled', async (db, { bookingId, stands }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  if (!booking) return;
  await toBothSides(db, services, booking, (side) => ({
    cause: `no-show-settled:${bookingId}:${side}`,
    template: noShowSettledEmail,
    data: { side, booking, stands },
  }));
});

const notes = listen(tutorNotesWritten, 'email.tutor-notes', async (db, { bookingId }, services) => {
  const booking = await findBookingNotice(db, bookingId);
  if (!booking) return;
  await sendAccountEmail(db, services, booking.learner.userId, {
    // Once: whoever mends their notes ten times does not write ten letters.
    cause: `tutor-notes:${bookingId}`,
    template: notesWrittenEmail,
    data: { side: 'learner' as const, booking },
  });
});

const reminder = listen(bookingReminderDue, 'email.booking-reminder', async (db, due, services) => {
  const { bookingId, before, startsAt } = due;
  const booking = await findBookingNotice(db, bookingId);
  const isAsBefore = booking?.status === 'confirmed' && booking.startsAt.getTime() === startsAt.getTime();
  if (!isAsBefore || startsAt <= new Date()) return;
  await toBothSides(db, services, booking, (side) => ({
    cause: `booking-reminder:${bookingId}:${before}:${startsAt.toISOString()}:${side}`,
    template: bookingReminderEmail,
    data: { side, booking },
    kind: 'reminders',
    unverified: 'dropped',
  }));
});

/** Whoever books, teaches or pays is told of it, whatever else they do without; only reminders can be. */
export const bookingEmailListeners = [
  ...[confirmation, move, newLink, cancellation, latePayment],
  ...[absence, dispute, settlement, notes, reminder],
];

type Letter<Data extends object> = Parameters<typeof sendAccountEmail<Data>>[3];

async function toBothSides<Data extends object>(
  db: Db,
  services: Services,
  booking: BookingNotice,
  letterTo: (side: BookingSide) => Letter<Data>,
): Promise<void> {
  for (const side of bookingSides) {
    const person = personOn(side, booking);
    if (person) await sendAccountEmail(db, services, person.userId, letterTo(side));
  }
}
