import type { GroupSessionCard, SeatStanding } from '@navor/contract';
import { type Language, type Translated, textIn } from '@navor/languages';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { readerId, type Viewer } from '../../../platform/access.ts';
import type { Db } from '../../../platform/database/database.ts';
import { themes } from '../../courses/index.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import { seatPaymentOf } from '../groups.policy.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { endOf, isOpen, refundOf, type SeatRow, type SessionRow } from '../seats/seat-rules.ts';

export type CardRow = {
  session: SessionRow;
  subjectTitle: Translated | null;
  tutor: { id: string; userId: string; name: string; avatarUrl: string | null } | null;
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
  const teacher = peopleSubquery(db, 'tutor');
  const moment = now.toISOString();
  const rows = await db
    .select({
      session: groupSessions,
      subjectTitle: themes.title,
      tutor: { id: tutors.id, userId: tutors.userId, name: teacher.fullName, avatarUrl: teacher.avatarUrl },
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
    .leftJoin(teacher, eq(teacher.id, tutors.userId))
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
    tutor: tutor?.id && tutor.userId ? { ...tutor, id: tutor.id, userId: tutor.userId, name: tutor.name ?? '' } : null,
  }));
}

type Reading = { language: Language; viewer: Viewer; now: Date };

export function presentCard(row: CardRow, { language, viewer, now }: Reading): GroupSessionCard {
  const { session, subjectTitle, tutor, seated, waiting, own } = row;
  return {
    ...{ id: session.id, status: session.status, topic: session.topic, language: session.language },
    subject: { id: session.subject, title: subjectTitle ? textIn(subjectTitle, language) : session.subject },
    level: session.level,
    tutor: tutor && { id: tutor.id, name: tutor.name, avatar_url: tutor.avatarUrl },
    ...{ starts_at: session.startsAt, ends_at: endOf(session), minutes: session.minutes, capacity: session.capacity },
    // A seat that is free while somebody waits is theirs.
    free_seats: waiting > 0 ? 0 : Math.max(0, session.capacity - seated),
    waiting_count: waiting,
    cents: session.cents,
    standing: own && presentStanding(row, own, now),
    is_own: tutor !== null && tutor.userId === readerId(viewer),
    seat_way: seatWayOf(row, viewer, now),
  };
}

function presentStanding({ session, position }: CardRow, own: SeatRow, now: Date): SeatStanding {
  return {
    ...{ status: own.status, payment: own.payment, cents: own.cents, expires_at: own.expiresAt },
    position: own.status === 'waiting' ? position : null,
    refund_cents: refundOf(session, own, now),
  };
}

function seatWayOf({ session, tutor }: CardRow, viewer: Viewer, now: Date): GroupSessionCard['seat_way'] {
  if (session.status === 'cancelled') return 'cancelled';
  if (!isOpen(session, now)) return 'started';
  if (viewer.kind === 'anonymous') return 'log_in';
  if (tutor?.userId === viewer.user.id) return 'own';
  return seatPaymentOf(session, viewer.tier);
}
