import { and, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { bookings } from '../../bookings.tables.ts';
import { releaseTime } from '../../taken-times/take-time.ts';
import { lockBooking, updateBooking } from '../bookings.queries.ts';
import { settleAtCashier } from '../paying/close-booking-purchase.ts';
import { stepBooking } from '../state/booking-state.ts';

const batch = 100;

/** Ends what was held and not paid for in time. Cashiers keep a payment open for longer than a slot is held, so they are told. */
export const lapseHolds = defineJob({
  name: 'lapse-holds',
  input: z.object({}),
  retries: 2,
  schedule: '* * * * *',
  run: (_, services) => lapseDueHolds(services, new Date()),
});

export async function lapseDueHolds(services: Services, now: Date): Promise<void> {
  const due = await services.db
    .select({ id: bookings.id, purchaseId: bookings.purchaseId })
    .from(bookings)
    .where(and(eq(bookings.status, 'held'), lte(bookings.heldUntil, now)))
    // In no order: as many as a batch whose cashier does not answer would keep all others from their turn.
    .orderBy(sql`random()`)
    .limit(batch);
  for (const { id, purchaseId } of due) {
    await lapseHold(services, id, purchaseId, now).catch((error: unknown) => {
      // One whose cashier does not answer comes again in a minute, and keeps no other waiting.
      services.log.warn({ err: error, bookingId: id }, 'hold could not be ended');
    });
  }
}

async function lapseHold(services: Services, id: string, purchaseId: string | null, now: Date): Promise<void> {
  if (purchaseId && (await settleAtCashier(services, id, purchaseId, now)) === 'paid') return;
  await services.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking) return;
    const step = stepBooking(booking, { kind: 'lapse' }, now);
    if (step.kind !== 'changed') return;
    await updateBooking(tx, id, step.changes);
    await releaseTime(tx, id);
  });
}
