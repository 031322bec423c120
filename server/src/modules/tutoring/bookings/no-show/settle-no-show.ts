import { noShowDisputeHours } from '@navor/contract';
import { and, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { AppError, found } from '../../../../platform/errors.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { bookings } from '../../bookings.tables.ts';
import { noShowSettled } from '../../tutoring.events.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { giveBack } from '../give-back.ts';
import { stepBooking } from '../state/booking-state.ts';
import { minutesAfter } from '../state/booking-times.ts';

/** Decides a no-show: a learner whose tutor did not come gets everything back, a learner who did not come nothing. */
export async function settleNoShow(
  services: Services,
  { id, stands }: { id: string; stands: boolean },
  now: Date,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const booking = found(await lockBooking(tx, id));
    const step = stepBooking(booking, { kind: 'settle_no_show', stands }, now);
    if (step.kind === 'unchanged') return;
    if (step.kind === 'refused') throw new AppError('NOT_POSSIBLE_NOW');
    await updateBooking(tx, id, step.changes);
    await giveBack(tx, services, booking, step.refund, now);
    await services.events.announce(tx, noShowSettled, { bookingId: id, stands });
  });
}

/** What nobody has disputed in time stands. */
export const settleUndisputedNoShows = defineJob({
  name: 'settle-undisputed-no-shows',
  input: z.object({}),
  retries: 2,
  schedule: '*/10 * * * *',
  run: (_, services) => settleUndisputed(services, new Date()),
});

export async function settleUndisputed(services: Services, now: Date): Promise<void> {
  const due = await services.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.noShowOf),
        isNull(bookings.noShowDisputedAt),
        isNull(bookings.noShowSettledAt),
        lte(bookings.noShowReportedAt, minutesAfter(now, -noShowDisputeHours * 60)),
      ),
    )
    .orderBy(bookings.noShowReportedAt, bookings.startsAt);
  const failures: unknown[] = [];
  // A fault in one must not keep the others from their money.
  for (const { id } of due) {
    await settleNoShow(services, { id, stands: true }, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} no-shows could not be settled`);
}
