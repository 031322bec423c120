import type { Db } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { releaseTime } from '../../taken-times/take-time.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { closeBookingPurchase } from '../paying/close-booking-purchase.ts';
import { type CancelledBy, stepBooking } from '../state/booking-state.ts';

/** Lets a slot go that is not paid for; nobody can pay for it from then on. */
export async function giveUpHold(tx: Db, services: Services, id: string, by: CancelledBy, now: Date): Promise<void> {
  const booking = await lockBooking(tx, id);
  if (!booking) return;
  const step = stepBooking(booking, { kind: 'give_up', by }, now);
  if (step.kind !== 'changed') return;
  await updateBooking(tx, id, step.changes);
  await releaseTime(tx, id);
  if (booking.purchaseId) await services.jobs.enqueue(tx, closeBookingPurchase, { bookingId: id });
}
