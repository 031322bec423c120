import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { findTiers } from '../../identity/index.ts';
import { seatOffered, seatOfferLapsed, seatTaken } from '../groups.events.ts';
import { seatPaymentOf } from '../groups.policy.ts';
import { groupSeats } from '../groups.tables.ts';
import { closeSeatPurchase } from './close-seat-purchase.ts';
import { isOpen, offerDeadline, type SeatRow, type SessionRow } from './seat-rules.ts';
import { countSeats, findWaiting } from './seats.queries.ts';

/**
 * Releases what has lapsed and gives what is free to those who wait, in their order. Everybody who decides over seats calls
 * it under the session's lock, so that nobody has to wait for a clock. Returns how many seats are left for anybody.
 */
export async function settleSeats(tx: Db, services: Services, session: SessionRow, now: Date): Promise<number> {
  const { seated, lapsed } = await countSeats(tx, session.id, now);
  if (lapsed > 0) await releaseLapsed(tx, services, session, now);
  const free = session.capacity - seated + lapsed;
  return isOpen(session, now) && free > 0 ? promoteWaiting(tx, services, session, { free, now }) : 0;
}

async function releaseLapsed(tx: Db, services: Services, session: SessionRow, now: Date): Promise<void> {
  const earlier = await tx
    .select()
    .from(groupSeats)
    .where(
      and(
        eq(groupSeats.sessionId, session.id),
        inArray(groupSeats.status, ['held', 'offered']),
        lte(groupSeats.expiresAt, now),
      ),
    );
  await tx
    .update(groupSeats)
    .set({ status: 'left', expiresAt: null, updatedAt: now })
    .where(
      inArray(
        groupSeats.id,
        earlier.map(({ id }) => id),
      ),
    );
  for (const seat of earlier) {
    // The cashier is told by a job: no call to it happens while others wait for the lock.
    if (seat.purchaseId) await services.jobs.enqueue(tx, closeSeatPurchase, { purchaseId: seat.purchaseId });
    if (seat.status === 'offered') await services.events.announce(tx, seatOfferLapsed, eventOf(seat));
  }
}

type Promotion = { free: number; now: Date };

async function promoteWaiting(
  tx: Db,
  services: Services,
  session: SessionRow,
  { free, now }: Promotion,
): Promise<number> {
  const waiting = await findWaiting(tx, session.id);
  if (waiting.length === 0) return free;
  // As their plans are now: one that ended while they waited brings an offer instead of a seat.
  const tiers = await findTiers(
    tx,
    waiting.map(({ seat }) => seat.userId),
  );
  const promoted = waiting
    .map(({ seat, isVerified }) => {
      const payment = seatPaymentOf(session, tiers.get(seat.userId) ?? 'free');
      return { seat, payment, canBeTold: isVerified || payment !== 'card' };
    })
    // An offer that nobody hears of would only keep the seat from the next; they stay in line until their address is verified.
    .filter(({ canBeTold }) => canBeTold)
    .slice(0, free);
  for (const { seat, payment } of promoted) {
    if (payment === 'card') await offerSeat(tx, services, session, { seat, now });
    else await takeSeat(tx, services, { seat, payment, cents: 0, isPromotion: true, now });
  }
  return free - promoted.length;
}

type Offer = { seat: SeatRow; now: Date };

async function offerSeat(tx: Db, services: Services, session: SessionRow, { seat, now }: Offer): Promise<void> {
  const until = offerDeadline(session, now);
  await tx
    .update(groupSeats)
    .set({
      ...{ status: 'offered', payment: 'card', cents: session.cents, purchaseId: null, expiresAt: until },
      ...{ waitingSince: null, updatedAt: now },
    })
    .where(eq(groupSeats.id, seat.id));
  await services.events.announce(tx, seatOffered, { ...eventOf(seat), until });
}

type Taking = {
  seat: SeatRow;
  payment: 'free' | 'plan' | 'card';
  cents: number;
  purchaseId?: string;
  isPromotion: boolean;
  now: Date;
};

/** Gives a seat to somebody, under the session's lock and where one is free for them. */
export async function takeSeat(tx: Db, services: Services, taking: Taking): Promise<void> {
  const { seat, payment, cents, purchaseId, isPromotion, now } = taking;
  await tx
    .update(groupSeats)
    .set({
      ...{ status: 'taken', payment, cents, purchaseId: purchaseId ?? null, expiresAt: null, waitingSince: null },
      ...{ sequence: sql`${groupSeats.sequence} + 1`, updatedAt: now },
    })
    .where(eq(groupSeats.id, seat.id));
  await services.events.announce(tx, seatTaken, { ...eventOf(seat), sequence: seat.sequence + 1, isPromotion });
}

function eventOf({ sessionId, userId, sequence }: SeatRow) {
  return { sessionId, userId, sequence };
}
