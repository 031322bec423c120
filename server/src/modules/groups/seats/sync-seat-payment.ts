import type { Services } from '../../../platform/services.ts';
import { nullIfNeverOpened, syncPurchase } from '../../billing/index.ts';
import { findSeat, lockSession } from './seats.queries.ts';
import { settleSeats } from './settle-seats.ts';
import { takePaidSeat } from './take-paid-seat.ts';

type Returned = { sessionId: string; userId: string; now: Date };

/** Whoever comes back from the cashier need not wait until the payment is announced. */
export async function syncSeatPayment(services: Services, { sessionId, userId, now }: Returned): Promise<void> {
  const { db } = services;
  const seat = await findSeat(db, sessionId, userId);
  if (!seat || (seat.status !== 'held' && seat.status !== 'offered')) return;
  const { purchaseId } = seat;
  const paid = purchaseId ? await syncPurchase(services, purchaseId).catch(nullIfNeverOpened) : null;
  await db.transaction(async (tx) => {
    if (purchaseId && paid?.status === 'paid') {
      await takePaidSeat(tx, services, { purchaseId, seatId: seat.id, cents: paid.cents, at: now, now });
      return;
    }
    const session = await lockSession(tx, sessionId);
    if (session) await settleSeats(tx, services, session, now);
  });
}
