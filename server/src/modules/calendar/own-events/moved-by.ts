import { dayOfLocal, type LocalTime, localTimeOf, momentOf } from '../../../platform/time/local-time.ts';
import type { EventChange, EventRow } from './event-row.ts';

type Moved = { local_start: LocalTime; duration_minutes: number };

/** What moving does to an event, from the clock of the calendar that it was moved in to the event's own. */
export function movedBy({ local_start, duration_minutes }: Moved, calendarZone: string) {
  return ({ isAllDay, timeZone }: EventRow): EventChange => ({
    duration_minutes,
    local_start: isAllDay
      ? `${dayOfLocal(local_start)}T00:00`
      : localTimeOf(momentOf(local_start, calendarZone), timeZone),
  });
}
