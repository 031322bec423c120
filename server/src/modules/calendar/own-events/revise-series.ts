import { dayOfLocal, type LocalTime, timeOfLocal } from '../../../platform/time/local-time.ts';
import {
  type EventChange,
  type EventFields,
  type EventRow,
  eventColumns,
  isSeries,
  presentEvent,
  type SeriesRow,
} from './event-row.ts';
import { seriesStarts } from './series-starts.ts';
import { shiftEvent } from './shift-event.ts';

type Event = { event: EventRow; changed: EventRow[] };

/**
 * An event, or a whole series, after a change that was made to one of its occurrences and is meant for all. Occurrences that
 * were changed by hand keep what makes them different, as long as the series still has them.
 */
export function reviseEvent({ event, changed }: Event, change: EventChange, at: LocalTime | null): Event {
  const edited = changed.find(({ occurrence }) => occurrence !== null && occurrence === at);
  const start = at ?? event.localStart;
  const { apply, localStart, recurrence } = shiftEvent(event, change, {
    ...{ at: start, from: edited?.localStart ?? start },
  });
  const columns = eventColumns({ ...presentEvent(event), ...change, local_start: localStart, recurrence });
  const revised: EventRow = { ...event, ...columns };
  if (!isSeries(revised)) return { event: { ...revised, excluded: [] }, changed: [] };
  const moved = changed.map((row) => ({ row, occurrence: apply(row.occurrence ?? row.localStart) }));
  const has = startsAmong(revised, [...event.excluded.map(apply), ...moved.map(({ occurrence }) => occurrence)]);
  const revisedRows = new Map<LocalTime, EventRow>();
  for (const { row, occurrence } of moved) {
    // Two may come together where a weekday is moved to another one: the one that was edited stays.
    if (!occurrence || !has(occurrence) || (revisedRows.has(occurrence) && row !== edited)) continue;
    const inherited = row === edited ? change : inheritedChange(row, event, change);
    const local_start = row === edited && change.local_start ? change.local_start : startOf(row, occurrence, inherited);
    const own = eventColumns({ ...presentEvent(row), ...inherited, local_start, recurrence: null });
    revisedRows.set(occurrence, { ...row, ...own, occurrence });
  }
  const excluded = new Set(event.excluded.flatMap((each) => apply(each) ?? []));
  return {
    event: { ...revised, excluded: [...excluded].filter((each) => has(each) && !revisedRows.has(each)) },
    changed: [...revisedRows.values()],
  };
}

/** Which of these the series has, found at once. */
function startsAmong(series: SeriesRow, wanted: (LocalTime | undefined)[]): (start: LocalTime) => boolean {
  const sorted = wanted.filter((each) => each !== undefined).sort();
  const [first] = sorted;
  const starts = new Set(first ? seriesStarts(series, first, sorted.at(-1) ?? first) : []);
  return (start) => starts.has(start);
}

/** One that was moved by hand stays there; of a whole day that comes to have hours, only the day does. */
function startOf(row: EventRow, occurrence: LocalTime, { is_all_day }: EventChange): LocalTime {
  if (row.localStart === row.occurrence) return occurrence;
  const hasNewTime = row.isAllDay && is_all_day === false;
  return hasNewTime ? `${dayOfLocal(row.localStart)}T${timeOfLocal(occurrence)}` : row.localStart;
}

/** One occurrence of a series, apart from the others: what a change makes of it. */
export function reviseOccurrence(row: EventRow, change: EventChange) {
  return eventColumns({ ...presentEvent(row), ...change, recurrence: null });
}

/** Of a change to the series, what an occurrence has not got a value of its own for. */
function inheritedChange(row: EventRow, series: EventRow, change: EventChange): EventChange {
  const own = presentEvent(row);
  const common = presentEvent(series);
  const keys = Object.keys(change) as (keyof EventFields)[];
  return Object.fromEntries(keys.filter((key) => own[key] === common[key]).map((key) => [key, change[key]]));
}
