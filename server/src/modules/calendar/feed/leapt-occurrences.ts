import { Temporal } from 'temporal-polyfill';
import { type LocalTime, localTimeOf, momentOf, timeOfLocal } from '../../../platform/time/local-time.ts';
import { type EventRow, isSeries } from '../own-events/event-row.ts';
import { seriesStarts } from '../own-events/series-starts.ts';

/**
 * Occurrences of a series in a period that begin at times which the clocks leap over, each as a row of its own. Here they are
 * as much later as the clocks leap; elsewhere a rule skips them or takes them for something else, and only an occurrence that
 * is told by itself is read as it is meant.
 */
export function leaptOccurrences(row: EventRow, rows: EventRow[], { from, to }: { from: Date; to: Date }): EventRow[] {
  if (!isSeries(row) || row.isAllDay) return [];
  const { timeZone, excluded } = row;
  const time = timeOfLocal(row.localStart);
  const changed = new Set(rows.flatMap(({ seriesId, occurrence }) => (seriesId === row.id ? [occurrence] : [])));
  return listLeaps(timeZone, from, to)
    .filter(({ first, end }) => timeOfLocal(first) <= time && time < timeOfLocal(end))
    .flatMap(({ first, end }) => seriesStarts(row, first, end))
    .filter((start) => !excluded.includes(start) && !changed.has(start))
    .map((start) => {
      const localStart = localTimeOf(momentOf(start, timeZone), timeZone);
      return { ...row, rule: null, excluded: [], seriesId: row.id, occurrence: start, localStart };
    });
}

/** From which time on the clock to which there is nothing. */
function listLeaps(timeZone: string, from: Date, to: Date): { first: LocalTime; end: LocalTime }[] {
  const leaps: { first: LocalTime; end: LocalTime }[] = [];
  let next = zoned(from, timeZone).getTimeZoneTransition('next');
  while (next && next.epochMilliseconds < to.getTime()) {
    const first = next.subtract({ nanoseconds: 1 }).toPlainDateTime().add({ nanoseconds: 1 });
    const end = next.toPlainDateTime();
    if (Temporal.PlainDateTime.compare(first, end) < 0) leaps.push({ first: local(first), end: local(end) });
    next = next.getTimeZoneTransition('next');
  }
  return leaps;
}

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}

function local(time: Temporal.PlainDateTime): LocalTime {
  return time.toString({ smallestUnit: 'minute' });
}
