import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { isDisputeUndecided } from './bookings/list-bookings.ts';
import { bookings } from './bookings.tables.ts';
import { tutors } from './tutors.tables.ts';

/** How much waits for an administrator's decision, by one statement. */
export async function countUndecided(db: Db): Promise<{ applications: number; disputes: number }> {
  const disputes = db.select({ count: count() }).from(bookings).where(isDisputeUndecided());
  const [counted] = await db
    .select({ applications: count(), disputes: sql<number>`(${disputes})`.mapWith(Number) })
    .from(tutors)
    .where(eq(tutors.status, 'applied'));
  return counted ?? { applications: 0, disputes: 0 };
}
