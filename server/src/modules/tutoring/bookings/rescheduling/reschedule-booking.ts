import type { BookingSide } from '@navor/contract';
import { findOverlaps } from '../../../../platform/calendar/find-overlaps.ts';
import { AppError, found } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { findFreeSlot } from '../../availability/find-free-slots.ts';
import { findBuffer } from '../../taken-times/find-buffer.ts';
import { lockTutorTimes, releaseTime, takeTime } from '../../taken-times/take-time.ts';
import { bookingRescheduled } from '../../tutoring.events.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { warnOfOverlaps } from '../holding/warn-of-overlaps.ts';
import { stepBooking } from '../state/booking-state.ts';
import { minutesAfter } from '../state/booking-times.ts';

export type Rescheduling = {
  id: string;
  by: BookingSide;
  /** Of whoever moves it: they are warned of what else they have at that time. */
  userId: string;
  startsAt: Date;
  acceptsOverlap: boolean;
};

/**
 * Moves a booking to another free slot of the same length: the old time is let go and the new one taken as one, so that
 * nobody ends up with neither. It costs nothing.
 */
export async function rescheduleBooking(
  services: Services,
  { id, by, userId, startsAt, acceptsOverlap }: Rescheduling,
  now: Date,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = found(await lockBooking(tx, id));
    const { tutorId, minutes } = booking;
    const step = stepBooking(booking, { kind: 'reschedule', by, startsAt }, now);
    if (step.kind === 'unchanged') return;
    if (step.kind === 'refused' || !tutorId) throw new AppError('NOT_POSSIBLE_NOW');
    await lockTutorTimes(tx, tutorId);
    const slot = await findFreeSlot(tx, tutorId, { minutes, startsAt, now, except: id });
    if (!slot) throw new AppError('SLOT_TAKEN');
    const overlaps = await findOverlaps(tx, services, { userId, startsAt, endsAt: slot.endsAt, except: [id] });
    if (!acceptsOverlap) warnOfOverlaps(overlaps);
    await releaseTime(tx, id);
    const endsAt = minutesAfter(slot.endsAt, await findBuffer(tx, tutorId));
    const isTaken = await takeTime(tx, { tutorId, kind: 'booking', sourceId: id, startsAt, endsAt, now });
    if (!isTaken) throw new AppError('SLOT_TAKEN');
    await updateBooking(tx, id, { ...step.changes, ...(overlaps.length > 0 && { overlapAcceptedAt: now }) });
    const change = { bookingId: id, sequence: booking.sequence + 1, earlierStartsAt: booking.startsAt, startsAt };
    await services.events.announce(tx, bookingRescheduled, { ...change, by });
  });
}
