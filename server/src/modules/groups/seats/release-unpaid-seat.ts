import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../platform/services.ts';
import { groupSeats } from '../groups.tables.ts';
import type { UnpaidSeat } from './join-session.ts';
import { lockSession } from './seats.queries.ts';
import { settleSeats } from './settle-seats.ts';

type Unpayable = { seat: UnpaidSeat; sessionId: string; now: Date };

/**
 * A seat that was held for a payment which the cashier did not take up. One that was offered stays so until its deadline, and
 * may be paid for by another purchase.
 */
export function releaseUnpaidSeat(services: Services, { seat, sessionId, now }: Unpayable): Promise<void> {
  const isOf = (status: 'held' | 'offered') =>
    and(eq(groupSeats.id, seat.seatId), eq(groupSeats.status, status), eq(groupSeats.purchaseId, seat.purchaseId));
  return services.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    await tx.update(groupSeats).set({ status: 'left', expiresAt: null, updatedAt: now }).where(isOf('held'));
    await tx.update(groupSeats).set({ purchaseId: null }).where(isOf('offered'));
    if (session) await settleSeats(tx, services, session, now);
  });
}
