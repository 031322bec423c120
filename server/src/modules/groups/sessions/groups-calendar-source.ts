import { screenPath } from '@navor/contract';
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { CalendarEntry, CalendarSource } from '../../../platform/calendar-source.ts';
import { tutors } from '../../tutoring/index.ts';
import { groupSeats, groupSessions } from '../groups.tables.ts';
import { calendarSequence, endOf, type SeatRow, type SessionRow } from '../seats/seat-rules.ts';

/**
 * Sessions that somebody takes part in or holds. Who waits, or has a seat that is not paid for yet, sees it as tentative: a
 * place in line can become a seat at any moment.
 */
export const groupsCalendarSource: CalendarSource = {
  name: 'group-sessions',
  isInPerson: true,

  async load(db, { userId, from, to, language }, texts) {
    const wordsFor = (status: Unsure) => texts.say(language, `groups:calendar.${status}`);
    const rows = await db
      .select({ session: groupSessions, seat: groupSeats, tutorUserId: tutors.userId })
      .from(groupSessions)
      .leftJoin(tutors, eq(tutors.id, groupSessions.tutorId))
      .leftJoin(groupSeats, and(eq(groupSeats.sessionId, groupSessions.id), eq(groupSeats.userId, userId)))
      .where(
        and(
          or(eq(tutors.userId, userId), ne(groupSeats.status, 'left')),
          eq(groupSessions.status, 'planned'),
          lt(groupSessions.startsAt, to),
          gt(groupSessions.startsAt, sql`${from.toISOString()}::timestamptz - interval '8 hours'`),
          sql`${groupSessions.startsAt} + make_interval(mins => ${groupSessions.minutes}) > ${from.toISOString()}`,
        ),
      );
    return rows.map(({ session, seat, tutorUserId }) => {
      const unsure = tutorUserId === userId ? null : unsureOf(seat);
      return entryOf(session, { seat, unsure: unsure && wordsFor(unsure) });
    });
  },
};

type Place = { seat: SeatRow | null; unsure: string | null };

function entryOf(session: SessionRow, { seat, unsure }: Place): CalendarEntry {
  return {
    kind: 'group_session',
    id: session.id,
    sequence: calendarSequence(session, seat),
    title: unsure ? `${session.topic} (${unsure})` : session.topic,
    description: session.description,
    ...{ startsAt: session.startsAt, endsAt: endOf(session), isAllDay: false },
    location: unsure ? null : session.meetingUrl,
    path: screenPath('groupSession', { sessionId: session.id }),
    isTentative: unsure !== null,
    actions: { canMove: false, canResize: false, canDelete: false },
  };
}

type Unsure = 'held' | 'offered' | 'waiting';

function unsureOf(seat: SeatRow | null): Unsure | null {
  return seat && seat.status !== 'taken' && seat.status !== 'left' ? seat.status : null;
}
