import type { BookingSide } from '@navor/contract';
import { AppError, found } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { noShowDisputed, noShowReported } from '../../tutoring.events.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { stepBooking } from '../state/booking-state.ts';

/** One side says that the other one did not come; nothing is decided by that yet. */
export async function reportNoShow(services: Services, id: string, by: BookingSide, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = found(await lockBooking(tx, id));
    const step = stepBooking(booking, { kind: 'report_no_show', by }, now);
    if (step.kind === 'unchanged') return;
    if (step.kind === 'refused') throw new AppError('NOT_POSSIBLE_NOW');
    await updateBooking(tx, id, step.changes);
    const of = by === 'learner' ? 'tutor' : 'learner';
    await services.events.announce(tx, noShowReported, { bookingId: id, of });
  });
}

/** The other side says that they were there: an administrator decides. */
export async function disputeNoShow(
  services: Services,
  { id, by, dispute }: { id: string; by: BookingSide; dispute: string },
  now: Date,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = found(await lockBooking(tx, id));
    const step = stepBooking(booking, { kind: 'dispute_no_show', by, dispute }, now);
    if (step.kind === 'unchanged') return;
    if (step.kind === 'refused') throw new AppError('NOT_POSSIBLE_NOW');
    await updateBooking(tx, id, step.changes);
    await services.events.announce(tx, noShowDisputed, { bookingId: id });
  });
}
