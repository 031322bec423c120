import type { GroupSeatStatus, GroupSessionStatus } from '@navor/contract';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { peopleSubquery } from '../../identity/index.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { endOf } from './seat-rules.ts';

/** A group session as messages tell of it. */
export type SessionNotice = {
  id: string;
  status: GroupSessionStatus;
  topic: string;
  startsAt: Date;
  endsAt: Date;
  meetingUrl: string | null;
  sequence: number;
  cancelReason: string | null;
  /** Null once the tutor's account is gone. */
  tutor: { userId: string; name: string } | null;
};

export type SeatNotice = Pick<
  InferSelectModel<typeof groupSeats>,
  'userId' | 'status' | 'sequence' | 'payment' | 'cents' | 'expiresAt'
>;

/** As it is now. */
export async function findSessionNotice(db: Db, sessionId: string): Promise<SessionNotice | undefined> {
  const teacher = peopleSubquery(db, 'notice_tutor');
  const [found] = await db
    .select({ session: groupSessions, tutorUserId: tutors.userId, tutorName: teacher.fullName })
    .from(groupSessions)
    .leftJoin(tutors, eq(tutors.id, groupSessions.tutorId))
    .leftJoin(teacher, eq(teacher.id, tutors.userId))
    .where(eq(groupSessions.id, sessionId));
  if (!found) return undefined;
  const { session, tutorUserId, tutorName } = found;
  const { id, status, topic, startsAt, meetingUrl, sequence, cancelReason } = session;
  return {
    ...{ id, status, topic, startsAt, meetingUrl, sequence, cancelReason },
    endsAt: endOf(session),
    tutor: tutorUserId ? { userId: tutorUserId, name: tutorName ?? '' } : null,
  };
}

export async function findSeatNotice(db: Db, sessionId: string, userId: string): Promise<SeatNotice | undefined> {
  const [seat] = await db
    .select(seatColumns)
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), eq(groupSeats.userId, userId)));
  return seat;
}

export function listSeatNotices(db: Db, sessionId: string, status: GroupSeatStatus): Promise<SeatNotice[]> {
  return db
    .select(seatColumns)
    .from(groupSeats)
    .where(and(eq(groupSeats.sessionId, sessionId), eq(groupSeats.status, status)));
}

const seatColumns = {
  userId: groupSeats.userId,
  status: groupSeats.status,
  sequence: groupSeats.sequence,
  payment: groupSeats.payment,
  cents: groupSeats.cents,
  expiresAt: groupSeats.expiresAt,
};
