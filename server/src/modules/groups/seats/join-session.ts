import { randomUUID } from 'node:crypto';
import { holdMinutes, type Tier } from '@navor/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { seatPaymentOf } from '../groups.policy.ts';
import { groupSeats } from '../groups.tables.ts';
import { closeSeatPurchase } from './close-seat-purchase.ts';
import { isOpen, type SeatRow, type SessionRow } from './seat-rules.ts';
import { findPosition, findSeat, lockSession } from './seats.queries.ts';
import { settleSeats, takeSeat } from './settle-seats.ts';

export type Joining = {
  sessionId: string;
  userId: string;
  tier: Tier;
  orWait: boolean;
  /** Where they would be at the same time, and whether that is meant. */
  overlaps: boolean;
  acceptsOverlap: boolean;
  now: Date;
};

/** To be paid for until the seat is no longer kept. */
export type UnpaidSeat = {
  seatId: string;
  purchaseId: string;
  cents: number;
  topic: string;
  expiresAt: Date;
  /** Nobody was sent to the cashier with it yet. */
  isNew: boolean;
};

export type Joined =
  | { kind: 'taken' }
  | { kind: 'unpaid'; seat: UnpaidSeat }
  | { kind: 'waiting'; position: number }
  | { kind: 'full' }
  | { kind: 'over' }
  | { kind: 'overlaps' };

/**
 * Gives somebody what they can have of a session now: a seat, one to pay for, or a place in line. Asked again, it tells the
 * same; a seat that was offered to them is taken up by it.
 */
export function joinSession(services: Services, joining: Joining): Promise<Joined> {
  const { sessionId, userId, now } = joining;
  return services.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    if (!session || !isOpen(session, now)) return { kind: 'over' };
    const free = await settleSeats(tx, services, session, now);
    const seat = await findSeat(tx, sessionId, userId);
    if (seat?.status === 'taken') return { kind: 'taken' };
    if (seat?.status === 'waiting') return { kind: 'waiting', position: await findPosition(tx, seat) };
    if (seat?.status === 'held' || seat?.status === 'offered') return goOn(tx, services, session, seat, joining);
    if (joining.overlaps && !joining.acceptsOverlap) return { kind: 'overlaps' };
    if (free === 0 && !joining.orWait) return { kind: 'full' };
    const own = await enter(tx, joining);
    return free > 0
      ? giveSeat(tx, services, session, own, joining)
      : { kind: 'waiting', position: await wait(tx, own, now) };
  });
}

/** The row of somebody in a session, also of who was there before; it has no seat yet. */
async function enter(tx: Db, { sessionId, userId, overlaps, now }: Joining): Promise<SeatRow> {
  const fresh = {
    ...({ status: 'left', payment: null, cents: 0, purchaseId: null, expiresAt: null, waitingSince: null } as const),
    ...{ overlapAcceptedAt: overlaps ? now : null, updatedAt: now },
  };
  const [seat] = await tx
    .insert(groupSeats)
    .values({ sessionId, userId, createdAt: now, ...fresh })
    .onConflictDoUpdate({ target: [groupSeats.sessionId, groupSeats.userId], set: fresh })
    .returning();
  if (!seat) throw new Error('A seat was not stored');
  return seat;
}

async function giveSeat(
  tx: Db,
  services: Services,
  session: SessionRow,
  seat: SeatRow,
  { tier, now }: Joining,
): Promise<Joined> {
  const payment = seatPaymentOf(session, tier);
  if (payment !== 'card') {
    await takeSeat(tx, services, { seat, payment, cents: 0, isPromotion: false, now });
    return { kind: 'taken' };
  }
  const lapsesAt = now.getTime() + holdMinutes * 60_000;
  const held = { expiresAt: new Date(Math.min(lapsesAt, session.startsAt.getTime())), purchaseId: randomUUID() };
  await tx
    .update(groupSeats)
    .set({ status: 'held', payment, cents: session.cents, ...held, updatedAt: now })
    .where(eq(groupSeats.id, seat.id));
  return unpaid(session, { id: seat.id, cents: session.cents, ...held, isNew: true });
}

/** With what is held or offered to them: by a plan that they have got since, or on the way to the cashier. */
async function goOn(
  tx: Db,
  services: Services,
  session: SessionRow,
  seat: SeatRow,
  { tier, now }: Joining,
): Promise<Joined> {
  const payment = seatPaymentOf(session, tier);
  const { expiresAt } = seat;
  if (payment !== 'card' || !expiresAt) {
    if (seat.purchaseId) await services.jobs.enqueue(tx, closeSeatPurchase, { purchaseId: seat.purchaseId });
    await takeSeat(tx, services, { seat, payment, cents: 0, isPromotion: false, now });
    return { kind: 'taken' };
  }
  const purchaseId = seat.purchaseId ?? randomUUID();
  if (!seat.purchaseId) await tx.update(groupSeats).set({ purchaseId }).where(eq(groupSeats.id, seat.id));
  return unpaid(session, { id: seat.id, cents: seat.cents, purchaseId, expiresAt, isNew: seat.purchaseId === null });
}

function unpaid(
  { topic }: SessionRow,
  { id, ...seat }: Omit<UnpaidSeat, 'seatId' | 'topic'> & { id: string },
): Extract<Joined, { kind: 'unpaid' }> {
  return { kind: 'unpaid', seat: { seatId: id, topic, ...seat } };
}

/** Behind everybody who waits, also behind who came in the same millisecond. */
async function wait(tx: Db, seat: SeatRow, now: Date): Promise<number> {
  const isWaiting = and(eq(groupSeats.sessionId, seat.sessionId), eq(groupSeats.status, 'waiting'));
  const last = tx
    .select({ after: sql`max(${groupSeats.waitingSince}) + interval '1 microsecond'` })
    .from(groupSeats)
    .where(isWaiting);
  const inLine = tx.select({ before: count() }).from(groupSeats).where(isWaiting);
  const [place] = await tx
    .update(groupSeats)
    .set({ status: 'waiting', waitingSince: sql`greatest(${now.toISOString()}::timestamptz, (${last}))` })
    .where(eq(groupSeats.id, seat.id))
    // As it was before this statement.
    .returning({ before: sql<number>`(${inLine})::int` });
  return (place?.before ?? 0) + 1;
}
