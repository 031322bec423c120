import { and, eq, gt, lt, notExists } from 'drizzle-orm';
import type { Db } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { refundPurchase } from '../../../billing/index.ts';
import { isClosing } from '../../../identity/index.ts';
import { findBuffer } from '../../taken-times/find-buffer.ts';
import { lockTutorTimes, releaseTime, takeTime } from '../../taken-times/take-time.ts';
import { bookingConfirmed, latePaymentRefunded } from '../../tutoring.events.ts';
import { takenTimes, timeOff, tutors } from '../../tutors.tables.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { awaitsPayment, isLapsed, stepBooking } from '../state/booking-state.ts';
import { type BookingRow, endOf, minutesAfter } from '../state/booking-times.ts';

type PaidPurchase = { bookingId: string; purchaseId: string; cents: number };

/**
 * What a payment by card makes of a booking: confirmed if its time is still to be had, however late it was paid, and else
 * paid back. Told of the same payment again, by the cashier's message and by whoever comes back from there, it does nothing.
 */
export async function settlePayment(
  tx: Db,
  services: Services,
  { bookingId, purchaseId, cents }: PaidPurchase,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) return;
  const isTimeFree = await keepTime(tx, booking, now);
  const step = stepBooking(booking, { kind: 'pay', payment: 'card', cents, isTimeFree }, now);
  if (step.kind !== 'changed') return;
  await updateBooking(tx, bookingId, step.changes);
  if (step.changes.status === 'confirmed') {
    return services.events.announce(tx, bookingConfirmed, { bookingId, sequence: booking.sequence });
  }
  await refundPurchase(tx, services, { purchaseId, cents: step.refund.cents, key: `late-payment:${bookingId}` });
  if (step.changes.status !== 'lapsed') return;
  await releaseTime(tx, bookingId);
  await services.events.announce(tx, latePaymentRefunded, { bookingId });
}

/**
 * Makes the hold a booking that stays, or takes the time anew where the hold has lapsed; false if it is not to be had any more:
 * it went to somebody else, or its tutor takes no bookings now.
 */
export async function keepTime(tx: Db, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, tutorId, status, startsAt, minutes } = booking;
  if (!tutorId || !awaitsPayment(booking, now) || (await isClosing(tx, booking.learnerId))) return false;
  await lockTutorTimes(tx, tutorId);
  const isLate = status === 'lapsed' || isLapsed(booking, now);
  if (isLate && !(await isStillOpen(tx, tutorId, { startsAt, endsAt: endOf(booking) }))) return false;
  const kept = await tx
    .update(takenTimes)
    .set({ kind: 'booking', expiresAt: null })
    .where(eq(takenTimes.sourceId, id))
    .returning({ id: takenTimes.id });
  if (kept.length > 0) return true;
  const endsAt = minutesAfter(startsAt, minutes + (await findBuffer(tx, tutorId)));
  return takeTime(tx, { tutorId, kind: 'booking', sourceId: id, startsAt, endsAt, now });
}

/**
 * Nobody is promised a slot whose hold has lapsed: it is gone with a tutor who takes no bookings any more, and with time off
 * that was entered around the hold and takes the rest.
 */
async function isStillOpen(tx: Db, tutorId: string, slot: { startsAt: Date; endsAt: Date }): Promise<boolean> {
  const isOff = tx
    .select({ id: timeOff.id })
    .from(timeOff)
    .where(and(eq(timeOff.tutorId, tutorId), lt(timeOff.startsAt, slot.endsAt), gt(timeOff.endsAt, slot.startsAt)));
  const open = await tx
    .select({ id: tutors.id })
    .from(tutors)
    .where(and(eq(tutors.id, tutorId), eq(tutors.status, 'approved'), notExists(isOff)));
  return open.length > 0;
}
