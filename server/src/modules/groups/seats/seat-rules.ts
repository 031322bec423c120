import { seatOfferHours, seatRefundHours } from '@navor/contract';
import type { groupSeats, groupSessions } from '../groups.tables.ts';

export type SessionRow = typeof groupSessions.$inferSelect;
export type SeatRow = typeof groupSeats.$inferSelect;

const hourMs = 60 * 60 * 1000;

export function endOf({ startsAt, minutes }: Pick<SessionRow, 'startsAt' | 'minutes'>): Date {
  return new Date(startsAt.getTime() + minutes * 60_000);
}

/**
 * Of a session in somebody's calendar. Both the session and the seat count their changes, and neither ever goes back: their sum
 * rises with each of either. A seat that a tutor had before they took the session over counts as well.
 */
export function calendarSequence(session: Counted, seat: Counted | null | undefined): number {
  return session.sequence + (seat?.sequence ?? 0);
}

type Counted = { sequence: number };

/** Whether seats still change hands: nobody joins what has begun or was cancelled. */
export function isOpen({ status, startsAt }: Pick<SessionRow, 'status' | 'startsAt'>, now: Date): boolean {
  return status === 'planned' && now < startsAt;
}

/**
 * What somebody gets back who leaves now: everything until a day before the start, the very minute included, and nothing
 * after. Who paid for another time than the one it was moved to gets everything back until the start.
 */
export function refundOf(
  { startsAt, movedAt }: Pick<SessionRow, 'startsAt' | 'movedAt'>,
  seat: Pick<SeatRow, 'status' | 'payment' | 'cents' | 'updatedAt'>,
  now: Date,
): number {
  if (seat.status !== 'taken' || seat.payment !== 'card') return 0;
  const wasMoved = movedAt !== null && movedAt > seat.updatedAt;
  const isInTime = startsAt.getTime() - now.getTime() >= seatRefundHours * hourMs;
  return isInTime || (wasMoved && now < startsAt) ? seat.cents : 0;
}

/** Near the start half of the time that is left, so that the next in line has some too; never beyond the start. */
export function offerDeadline({ startsAt }: Pick<SessionRow, 'startsAt'>, now: Date): Date {
  const left = startsAt.getTime() - now.getTime();
  return new Date(now.getTime() + Math.min(seatOfferHours * hourMs, Math.floor(left / 2)));
}
