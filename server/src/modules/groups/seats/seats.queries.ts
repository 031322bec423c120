import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { users } from '../../identity/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import type { SeatRow, SessionRow } from './seat-rules.ts';

/** Statuses that keep a seat from others. */
export const seatedStatuses = ['held', 'taken', 'offered'] as const;

/**
 * Whatever decides over the seats of a session takes turns by this until its transaction ends. It is the first lock that is
 * taken, before the tutor's times.
 */
export async function lockSession(tx: Db, sessionId: string): Promise<SessionRow | undefined> {
  const [session] = await tx.select().from(groupSessions).where(eq(groupSessions.id, sessionId)).for('no key update');
  return session;
}

export async function findSeat(db: Db, sessionId: string, userId: string): Promise<SeatRow | undefined> {
  const [seat] = await db
    .select()
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), eq(groupSeats.userId, userId)));
  return seat;
}

/** How many seats are kept from others; under the session's lock, after what has lapsed was released. */
export async function countSeated(tx: Db, sessionId: string): Promise<number> {
  const [row] = await tx
    .select({ seated: count() })
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), inArray(groupSeats.status, [...seatedStatuses])));
  return row?.seated ?? 0;
}

/** The same before that, and how many of them are kept for somebody whose time to pay is over. */
export async function countSeats(tx: Db, sessionId: string, now: Date): Promise<{ seated: number; lapsed: number }> {
  const isLapsed = and(inArray(groupSeats.status, ['held', 'offered']), lte(groupSeats.expiresAt, now));
  const [row] = await tx
    .select({ seated: count(), lapsed: sql`count(*) FILTER (WHERE ${isLapsed})`.mapWith(Number) })
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), inArray(groupSeats.status, [...seatedStatuses])));
  return row ?? { seated: 0, lapsed: 0 };
}

type Waiting = { seat: SeatRow; isVerified: boolean };

/** The whole line, with whether messages reach them: only to those whose address is shown to be theirs. */
export function findWaiting(tx: Db, sessionId: string): Promise<Waiting[]> {
  return tx
    .select({ seat: groupSeats, isVerified: users.emailVerified })
    .from(groupSeats)
    .innerJoin(users, eq(users.id, groupSeats.userId))
    .where(and(eq(groupSeats.sessionId, sessionId), eq(groupSeats.status, 'waiting')))
    .orderBy(asc(groupSeats.waitingSince), asc(groupSeats.id));
}

/** The first in line is 1. */
export async function findPosition(db: Db, seat: Pick<SeatRow, 'id' | 'sessionId'>): Promise<number> {
  const own = db
    .select({ since: groupSeats.waitingSince, id: groupSeats.id })
    .from(groupSeats)
    .where(eq(groupSeats.id, seat.id));
  const [row] = await db
    .select({ position: count() })
    .from(groupSeats)
    .where(
      and(
        eq(groupSeats.sessionId, seat.sessionId),
        eq(groupSeats.status, 'waiting'),
        sql`(${groupSeats.waitingSince}, ${groupSeats.id}) <= (${own})`,
      ),
    );
  return row?.position ?? 0;
}
