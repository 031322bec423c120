import { longestEventMinutes } from '@navor/contract';
import { and, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import type { CalendarSource } from '../../../platform/calendar-source.ts';
import type { Db } from '../../../platform/database/database.ts';
import { localTimeOf } from '../../../platform/time/local-time.ts';
import { ownEvents } from '../calendar.tables.ts';
import type { EventRow } from './event-row.ts';
import { listOccurrences, type Occurrence } from './list-occurrences.ts';

/** What people have written into their own calendars. */
export const ownEventsCalendarSource: CalendarSource = {
  name: 'own-events',

  async load(db, period) {
    return listOccurrences(await loadRows(db, period), period).map(presentOccurrence);
  },
};

async function loadRows(db: Db, { userId, from, to }: { userId: string; from: Date; to: Date }): Promise<EventRow[]> {
  const day = 86_400_000;
  const earliest = localTimeOf(new Date(from.getTime() - longestEventMinutes * 60_000 - day), 'UTC');
  const latest = localTimeOf(new Date(to.getTime() + day), 'UTC');
  const touches = and(
    lt(ownEvents.firstStartsAt, to),
    or(isNull(ownEvents.lastEndsAt), gt(ownEvents.lastEndsAt, from)),
  );
  // Also what was moved out of the period: the series must know that it does not happen there.
  const wasThere = and(gte(ownEvents.occurrence, earliest), lte(ownEvents.occurrence, latest));
  return db
    .select()
    .from(ownEvents)
    .where(and(eq(ownEvents.userId, userId), or(touches, wasThere)));
}

function presentOccurrence({ row, eventId, occurrence, startsAt, endsAt }: Occurrence) {
  const query = occurrence ? `?occurrence=${encodeURIComponent(occurrence)}` : '';
  return {
    kind: 'own_event' as const,
    id: occurrence ? `${eventId}_${occurrence}` : eventId,
    sequence: row.sequence,
    title: row.title,
    description: row.notes,
    ...{ startsAt, endsAt, isAllDay: row.isAllDay },
    location: row.location || null,
    path: `/dashboard/calendar/events/${eventId}${query}`,
    isTentative: false,
    actions: { canMove: true, canResize: true, canDelete: true },
  };
}
