import type { Db } from '../../../../platform/database/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { releaseTime } from '../../taken-times/take-time.ts';
import { bookingCancelled } from '../../tutoring.events.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { giveBack } from '../give-back.ts';
import { giveUpHold } from '../holding/give-up-hold.ts';
import { type CancelledBy, type Refund, stepBooking } from '../state/booking-state.ts';

export type Cancelling = {
  id: string;
  by: CancelledBy;
  reason: string;
  /** What whoever cancels was told would come back, if they were told. */
  expects?: Refund;
};

/** Ends a booking before its start and gives back what the rule says; what is not paid for yet is simply let go. */
export async function cancelBooking(services: Services, cancelling: Cancelling, now: Date): Promise<void> {
  await services.db.transaction((tx) => cancelWithin(tx, services, cancelling, now));
}

async function cancelWithin(
  tx: Db,
  services: Services,
  { id, by, reason, expects }: Cancelling,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (!booking) throw new AppError('NOT_FOUND');
  if (booking.status === 'held') return giveUpHold(tx, services, id, by, now);
  const step = stepBooking(booking, { kind: 'cancel', by, reason }, now);
  if (step.kind === 'unchanged') return;
  if (step.kind === 'refused') throw new AppError('NOT_POSSIBLE_NOW');
  const { refund } = step;
  // The window may have begun while they were reading what they would get.
  if (expects && (refund.cents < expects.cents || refund.minutes < expects.minutes)) {
    throw new AppError('REFUND_CHANGED', refund);
  }
  await updateBooking(tx, id, step.changes);
  await releaseTime(tx, id);
  await giveBack(tx, services, booking, refund, now);
  await services.events.announce(tx, bookingCancelled, {
    bookingId: id,
    sequence: booking.sequence + 1,
    refundedCents: refund.cents,
    returnedMinutes: refund.minutes,
  });
}
