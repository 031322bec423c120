import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { groupSeats } from '../groups.tables.ts';
import type { SeatRow } from '../seats/seat-rules.ts';

export type Attendee = Pick<SeatRow, 'userId' | 'status' | 'payment' | 'expiresAt'> & { name: string; email: string };

/** Those with a seat, in the order of joining, then those who wait, in the order of the line. */
export function listAttendees(db: Db, sessionId: string): Promise<Attendee[]> {
  const people = peopleSubquery(db, 'attendee');
  return db
    .select({
      ...{ userId: groupSeats.userId, status: groupSeats.status, payment: groupSeats.payment },
      ...{ expiresAt: groupSeats.expiresAt, name: people.fullName, email: people.email },
    })
    .from(groupSeats)
    .innerJoin(people, eq(people.id, groupSeats.userId))
    .where(and(eq(groupSeats.sessionId, sessionId), ne(groupSeats.status, 'left')))
    .orderBy(
      sql`${groupSeats.status} = 'waiting'`,
      asc(groupSeats.waitingSince),
      asc(groupSeats.updatedAt),
      asc(groupSeats.id),
    );
}
