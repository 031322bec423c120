import { addLocalMinutes, type LocalTime, localTimeOf } from '../../../platform/time/local-time.ts';
import { type EventRow, isSeries, minutesPerDay, momentsOf } from './event-row.ts';
import { seriesStarts } from './series-starts.ts';

export type Occurrence = {
  /** The row that says what happens: a changed occurrence has its own. */
  row: EventRow;
  /** What it is addressed by: of an occurrence, its series. */
  eventId: string;
  /** The start that the rule gives it, wherever it was moved; null for what happens once. */
  occurrence: LocalTime | null;
  startsAt: Date;
  endsAt: Date;
};

type Period = { from: Date; to: Date; timeZone: string };

/**
 * What of somebody's events touches a period, looked at from a time zone. The rows have to hold each series that may touch it,
 * and each changed occurrence that is there or was taken from there.
 */
export function listOccurrences(rows: EventRow[], { from, to, timeZone }: Period): Occurrence[] {
  const changed = new Set(rows.flatMap(({ seriesId, occurrence }) => (seriesId ? [`${seriesId} ${occurrence}`] : [])));
  const occurrences = rows.flatMap((row): Occurrence[] => {
    const at = (occurrence: LocalTime | null, localStart: LocalTime) => ({
      ...{ row, eventId: row.seriesId ?? row.id, occurrence },
      ...momentsOf(row, localStart, timeZone),
    });
    if (!isSeries(row)) return [at(row.occurrence, row.localStart)];
    const zone = row.isAllDay ? timeZone : row.timeZone;
    // A day more on both sides: clocks may change within.
    const earliest = addLocalMinutes(localTimeOf(from, zone), -row.durationMinutes - minutesPerDay);
    return seriesStarts(row, earliest, addLocalMinutes(localTimeOf(to, zone), minutesPerDay))
      .filter((start) => !row.excluded.includes(start) && !changed.has(`${row.id} ${start}`))
      .map((start) => at(start, start));
  });
  return occurrences.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
}
