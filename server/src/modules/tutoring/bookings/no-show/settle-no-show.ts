import { noShowDisputeHours } from '@navor/contract';
import { and, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../../platform/database/database.ts';
import { AppError, found } from '../../../../platform/errors.ts';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { bookings } from '../../bookings.tables.ts';
import { noShowSettled } from '../../tutoring.events.ts';
import { isNoShowOpen, lockBooking, updateBooking } from '../bookings.queries.ts';
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

/** By so many at a time, however many there are. */
const batchSize = 100;

export async function settleUndisputed(services: Services, now: Date): Promise<void> {
  // A fault in one must not keep the others from their money.
  const failed = new Map<string, unknown>();
  for (;;) {
    const due = await findUndisputed(services.db, now, [...failed.keys()]);
    if (due.length === 0) break;
    for (const { id } of due) {
      await settleNoShow(services, { id, stands: true }, now).catch((error: unknown) => failed.set(id, error));
    }
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `${failed.size} no-shows could not be settled`);
}

function findUndisputed(db: Db, now: Date, except: string[]): Promise<{ id: string }[]> {
  return db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        isNoShowOpen(),
        isNotNull(bookings.noShowOf),
        isNull(bookings.noShowDisputedAt),
        lte(bookings.noShowReportedAt, minutesAfter(now, -noShowDisputeHours * 60)),
        notInArray(bookings.id, except),
      ),
    )
    .orderBy(bookings.noShowReportedAt, bookings.startsAt)
    .limit(batchSize);
}
