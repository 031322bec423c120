import type { GroupSessionCard, SeatStanding } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { themes } from '../../courses/index.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { endOf, refundOf, type SeatRow, type SessionRow } from '../seats/seat-rules.ts';

export type CardRow = {
  session: SessionRow;
  subjectTitle: Translated | null;
  tutor: { id: string; userId: string; name: string } | null;
  seated: number;
  waiting: number;
  own: SeatRow | null;
  position: number;
};

type Wanted = {
  reader: string | null;
  now: Date;
  where: SQL | undefined;
  order?: SQL[];
  limit?: number;
  offset?: number;
};

/** Sessions with all that a card shows, by one statement whatever their number. */
export async function findCards(db: Db, wanted: Wanted): Promise<CardRow[]> {
  const { reader, now, where, order = [], limit = 1, offset = 0 } = wanted;
  const tutorNames = peopleSubquery(db, 'tutor');
  const moment = now.toISOString();
  const rows = await db
    .select({
      session: groupSessions,
      subjectTitle: themes.title,
      tutor: { id: tutors.id, userId: tutors.userId, name: tutorNames.fullName },
      // What has lapsed is released by whoever comes next.
      seated: sql<number>`(SELECT count(*)::int FROM group_seats AS each WHERE each.session_id = ${groupSessions.id}
        AND (each.status = 'taken' OR (each.status IN ('held', 'offered') AND each.expires_at > ${moment}::timestamptz)))`,
      waiting: sql<number>`(SELECT count(*)::int FROM group_seats AS each
        WHERE each.session_id = ${groupSessions.id} AND each.status = 'waiting')`,
      own: groupSeats,
      position: sql<number>`(SELECT count(*)::int FROM group_seats AS each
        WHERE each.session_id = ${groupSessions.id} AND each.status = 'waiting'
          AND (each.waiting_since, each.id) <= (${groupSeats.waitingSince}, ${groupSeats.id}))`,
    })
    .from(groupSessions)
    .leftJoin(themes, eq(themes.id, groupSessions.subject))
    .leftJoin(tutors, eq(tutors.id, groupSessions.tutorId))
    .leftJoin(tutorNames, eq(tutorNames.id, tutors.userId))
    .leftJoin(
      groupSeats,
      and(
        eq(groupSeats.sessionId, groupSessions.id),
        reader === null ? sql`false` : eq(groupSeats.userId, reader),
        ne(groupSeats.status, 'left'),
      ),
    )
    .where(where)
    .orderBy(...order, groupSessions.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ tutor, ...row }) => ({
    ...row,
    tutor: tutor?.id && tutor.userId ? { id: tutor.id, userId: tutor.userId, name: tutor.name ?? '' } : null,
  }));
}

type Reading = { language: Language; reader: string | null; now: Date };

export function presentCard(row: CardRow, { language, reader, now }: Reading): GroupSessionCard {
  const { session, subjectTitle, tutor, seated, waiting, own } = row;
  return {
    ...{ id: session.id, status: session.status, topic: session.topic, language: session.language },
    subject: { id: session.subject, title: subjectTitle ? textIn(subjectTitle, language) : session.subject },
    level: session.level,
    tutor: tutor && { id: tutor.id, name: tutor.name },
    ...{ starts_at: session.startsAt, ends_at: endOf(session), minutes: session.minutes, capacity: session.capacity },
    // A seat that is free while somebody waits is theirs.
    free_seats: waiting > 0 ? 0 : Math.max(0, session.capacity - seated),
    waiting_count: waiting,
    cents: session.cents,
    standing: own && presentStanding(row, own, now),
    is_own: reader !== null && tutor?.userId === reader,
  };
}

function presentStanding({ session, position }: CardRow, own: SeatRow, now: Date): SeatStanding {
  return {
    ...{ status: own.status, payment: own.payment, cents: own.cents, expires_at: own.expiresAt },
    position: own.status === 'waiting' ? position : null,
    refund_cents: refundOf(session, own, now),
  };
}
