import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { refundPurchase } from '../../billing/index.ts';
import { isClosing } from '../../identity/index.ts';
import { lateSeatPaymentRefunded } from '../groups.events.ts';
import { groupSeats } from '../groups.tables.ts';
import type { SeatRow, SessionRow } from './seat-rules.ts';
import { lockSession } from './seats.queries.ts';
import { settleSeats, takeSeat } from './settle-seats.ts';

export type SeatPaid = {
  purchaseId: string;
  seatId: string;
  cents: number /** When it was paid. */;
  at: Date;
  now: Date;
};

/**
 * A payment brings the seat that was kept for it; one that comes too late brings a seat that is free, or goes back. Heard
 * of twice, it does so once.
 */
export async function takePaidSeat(tx: Db, services: Services, paid: SeatPaid): Promise<void> {
  const { purchaseId, seatId, cents, now } = paid;
  const session = await lockSessionOf(tx, seatId);
  const seat = session && (await findSeatById(tx, seatId));
  if (!session || !seat) return giveBack(tx, services, paid);
  // Who has left since must not get the seat again that they were paid back for.
  if (seat.settledPurchaseIds.includes(purchaseId)) return;
  await tx
    .update(groupSeats)
    .set({ settledPurchaseIds: sql`array_append(${groupSeats.settledPurchaseIds}, ${purchaseId}::uuid)` })
    .where(eq(groupSeats.id, seatId));
  // An account that is about to go gets no seat that it would leave again.
  if (await isClosing(tx, seat.userId)) return giveBack(tx, services, paid);
  if (isKeptFor(seat, purchaseId) && session.status === 'planned' && paid.at < session.startsAt) {
    const isPromotion = seat.status === 'offered';
    await takeSeat(tx, services, { seat, payment: 'card', cents, purchaseId, isPromotion, now });
    return;
  }
  // First those who wait: what is free after that is free for anybody.
  const free = await settleSeats(tx, services, session, now);
  const late = await findSeatById(tx, seatId);
  const hasNone = late?.status === 'left';
  if (late && hasNone && free > 0) {
    await takeSeat(tx, services, { seat: late, payment: 'card', cents, purchaseId, isPromotion: false, now });
    return;
  }
  await giveBack(tx, services, paid);
  // Who has a seat by other means has missed nothing.
  if (late?.status === 'taken') return;
  const { sessionId, userId } = seat;
  await services.events.announce(tx, lateSeatPaymentRefunded, { sessionId, userId, purchaseId, cents });
}

/** Also after the deadline, as long as nobody has noticed: the seat has gone to nobody else. */
function isKeptFor(seat: SeatRow, purchaseId: string): boolean {
  return (seat.status === 'held' || seat.status === 'offered') && seat.purchaseId === purchaseId;
}

async function giveBack(tx: Db, services: Services, { purchaseId, cents }: SeatPaid): Promise<void> {
  await refundPurchase(tx, services, { purchaseId, cents, key: `group-seat-late:${purchaseId}` });
}

async function lockSessionOf(tx: Db, seatId: string): Promise<SessionRow | undefined> {
  const seat = await findSeatById(tx, seatId);
  return seat && lockSession(tx, seat.sessionId);
}

async function findSeatById(tx: Db, seatId: string): Promise<SeatRow | undefined> {
  const [seat] = await tx.select().from(groupSeats).where(eq(groupSeats.id, seatId));
  return seat;
}
