import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { bookings } from '../../bookings.tables.ts';
import { isTaughtBy } from '../bookings.queries.ts';
import { cancelBooking } from './cancel-booking.ts';

/** Whoever leaves cancels what is ahead of them, by the rule for their side: nobody waits for somebody who is gone. */
export const cancelBookingsOfClosedAccount = defineJob({
  name: 'cancel-bookings-of-closed-account',
  input: z.object({ userId: z.uuid() }),
  retries: 20,
  run: ({ userId }, services) => cancelAhead(services, userId, new Date()),
});

/** Each in a transaction of its own: one account may have many, and a fault in one must not keep the others. */
export async function cancelAhead(services: Services, userId: string, now: Date): Promise<void> {
  const ahead = await services.db
    .select({ id: bookings.id, learnerId: bookings.learnerId })
    .from(bookings)
    .where(
      and(
        or(eq(bookings.learnerId, userId), isTaughtBy(services.db, userId)),
        inArray(bookings.status, ['held', 'confirmed']),
        gt(bookings.startsAt, now),
      ),
    )
    .orderBy(bookings.startsAt);
  const failures: unknown[] = [];
  for (const { id, learnerId } of ahead) {
    const by = learnerId === userId ? 'learner' : 'tutor';
    await cancelBooking(services, { id, by, reason: '' }, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} bookings could not be cancelled`);
}
