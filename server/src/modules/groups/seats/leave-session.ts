import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { refundPurchase } from '../../billing/index.ts';
import { recheckReaders } from '../discussion/recheck-readers.ts';
import { seatLeft } from '../groups.events.ts';
import { groupSeats } from '../groups.tables.ts';
import { closeSeatPurchase } from './close-seat-purchase.ts';
import { isOpen, refundOf, type SeatRow } from './seat-rules.ts';
import { findSeat, lockSession } from './seats.queries.ts';
import { settleSeats } from './settle-seats.ts';

type Leaving = { sessionId: string; userId: string; now: Date };
type Left = { kind: 'left'; refundedCents: number } | { kind: 'over' };

/** Gives a seat, an offer or a place in line back, and what is free by that to the next. Who has none has left already. */
export async function leaveSession(tx: Db, services: Services, { sessionId, userId, now }: Leaving): Promise<Left> {
  const session = await lockSession(tx, sessionId);
  const seat = session && (await findSeat(tx, sessionId, userId));
  if (!session || !seat || seat.status === 'left') return { kind: 'left', refundedCents: 0 };
  if (!isOpen(session, now)) return { kind: 'over' };
  const refundedCents = refundOf(session, seat, now);
  await tx
    .update(groupSeats)
    .set({
      ...{ status: 'left', expiresAt: null, waitingSince: null, updatedAt: now },
      ...(seat.status === 'taken' && { sequence: sql`${groupSeats.sequence} + 1` }),
    })
    .where(eq(groupSeats.id, seat.id));
  await settleMoney(tx, services, seat, refundedCents);
  if (seat.status === 'taken') {
    await services.events.announce(tx, seatLeft, { sessionId, userId, sequence: seat.sequence + 1, refundedCents });
    await recheckReaders(services, tx, sessionId, userId);
  }
  await settleSeats(tx, services, session, now);
  return { kind: 'left', refundedCents };
}

async function settleMoney(tx: Db, services: Services, seat: SeatRow, cents: number): Promise<void> {
  const { purchaseId, status } = seat;
  if (!purchaseId) return;
  if (status === 'taken') {
    // A person may come back and leave again: each payment is a purchase of its own, so its refund needs no other name.
    if (cents > 0) await refundPurchase(tx, services, { purchaseId, cents, key: `group-seat-left:${purchaseId}` });
  } else {
    await services.jobs.enqueue(tx, closeSeatPurchase, { purchaseId });
  }
}
