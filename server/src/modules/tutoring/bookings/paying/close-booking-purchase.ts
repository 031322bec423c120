import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '../../../../platform/jobs.ts';
import type { Services } from '../../../../platform/services.ts';
import { closePurchase, nullIfNeverOpened, syncPurchase } from '../../../billing/index.ts';
import { bookings } from '../../bookings.tables.ts';
import { settlePayment } from './settle-payment.ts';

/** After a booking that nobody shall pay for by card any more: it was given up, or paid for with included minutes. */
export const closeBookingPurchase = defineJob({
  name: 'close-booking-purchase',
  input: z.object({ bookingId: z.uuid() }),
  retries: 20,
  async run({ bookingId }, services) {
    const [booking] = await services.db
      .select({ purchaseId: bookings.purchaseId })
      .from(bookings)
      .where(eq(bookings.id, bookingId));
    if (booking?.purchaseId) await settleAtCashier(services, bookingId, booking.purchaseId, new Date());
  },
});

/** Lets nobody pay any more; who did in the same moment gets the slot, or their money back. */
export async function settleAtCashier(
  services: Services,
  bookingId: string,
  purchaseId: string,
  now: Date,
): Promise<'paid' | 'over'> {
  const status = await closePurchase(services, purchaseId).catch(nullIfNeverOpened);
  if (status !== 'paid') return 'over';
  const { cents } = await syncPurchase(services, purchaseId);
  await services.db.transaction((tx) => settlePayment(tx, services, { bookingId, purchaseId, cents }, now));
  return 'paid';
}
