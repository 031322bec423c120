import { type BookingList, type BookingRole, type BookingSummary, bookingsPerPage, type User } from '@navor/contract';
import { and, asc, count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { bookings } from '../bookings.tables.ts';
import { roleIn } from './bookings.policy.ts';
import { bookingsWithPeople, isNoShowOpen, isTaughtBy, toFoundBooking } from './bookings.queries.ts';
import { summariseBooking } from './present-booking.ts';

type Listed = { bookings: BookingSummary[]; total: number; page: number; page_count: number };

/** What somebody has ahead or behind them, as learner and as tutor, by two statements. */
export async function listBookings(
  db: Db,
  user: User,
  { list, page }: { list: BookingList; page: number },
  now: Date,
): Promise<Listed> {
  const condition = and(list === 'disputed' ? isDisputeUndecided() : isOwn(db, user.id), inList(list, now));
  const [row] = await db.select({ total: count() }).from(bookings).where(condition);
  const rows = await bookingsWithPeople(db)
    .where(condition)
    .orderBy(list === 'past' ? desc(bookings.startsAt) : asc(bookings.startsAt), bookings.id)
    .limit(bookingsPerPage)
    .offset((page - 1) * bookingsPerPage);
  const total = row?.total ?? 0;
  return {
    bookings: rows.map(toFoundBooking).map((found) => {
      const role: BookingRole = roleIn(found, user) ?? 'administrator';
      return summariseBooking(found, role, now);
    }),
    ...{ total, page, page_count: Math.max(1, Math.ceil(total / bookingsPerPage)) },
  };
}

export function isOwn(db: Db, userId: string): SQL | undefined {
  return or(
    eq(bookings.learnerId, userId),
    // A slot that a learner only holds is no booking for its tutor yet.
    and(isTaughtBy(db, userId), isNotNull(bookings.confirmedAt)),
  );
}

export function isDisputeUndecided(): SQL | undefined {
  return and(isNoShowOpen(), isNotNull(bookings.noShowDisputedAt));
}

function inList(list: BookingList, now: Date): SQL | undefined {
  if (list === 'disputed') return undefined;
  const ends = sql`${bookings.startsAt} + ${bookings.minutes} * interval '1 minute'`;
  const isAhead = sql`((${bookings.status} = 'confirmed' AND ${ends} > ${now})
    OR (${bookings.status} = 'held' AND ${bookings.heldUntil} > ${now}))`;
  // Slots that nobody paid for are of no interest later, unless money went back.
  return list === 'upcoming'
    ? isAhead
    : sql`NOT ${isAhead} AND (${bookings.status} IN ('confirmed', 'cancelled') OR ${bookings.refundedCents} > 0)`;
}
