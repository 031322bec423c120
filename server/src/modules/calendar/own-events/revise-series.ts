import { isDeepStrictEqual } from 'node:util';
import type { Recurrence } from '@navor/contract';
import { addDays, type Day } from '../../../platform/time/days.ts';
import { dayOfLocal, daysBetween, type LocalTime, timeOfLocal, weekdayOf } from '../../../platform/time/local-time.ts';
import { type EventFields, type EventRow, eventColumns, isSeries, presentEvent } from './event-row.ts';
import { isSeriesStart } from './series-starts.ts';

export type EventChange = Partial<EventFields>;
type Event = { event: EventRow; changed: EventRow[] };

/**
 * An event, or a whole series, after a change that was made to one of its occurrences and is meant for all. Occurrences that
 * were changed by hand keep what makes them different, as long as the series still has them.
 */
export function reviseEvent({ event, changed }: Event, change: EventChange, at: LocalTime | null): Event {
  const edited = changed.find(({ occurrence }) => occurrence !== null && occurrence === at);
  const shift = shiftOf(event, change, edited?.localStart ?? at ?? event.localStart);
  const before = presentEvent(event);
  const columns = eventColumns({
    ...before,
    ...change,
    local_start: shift.apply(event.localStart),
    recurrence: shift.recurrence,
  });
  const revised: EventRow = { ...event, ...columns, excluded: event.excluded.map(shift.apply) };
  if (!isSeries(revised)) return { event: { ...revised, excluded: [] }, changed: [] };
  return {
    event: revised,
    changed: changed.flatMap((row) => {
      const occurrence = shift.apply(row.occurrence ?? row.localStart);
      if (!isSeriesStart(revised, occurrence)) return [];
      const inherited = row === edited ? change : inheritedChange(row, event, change);
      const isMoved = row.localStart !== row.occurrence;
      const local_start =
        row === edited && change.local_start ? change.local_start : isMoved ? row.localStart : occurrence;
      return [
        { ...row, ...eventColumns({ ...presentEvent(row), ...inherited, local_start, recurrence: null }), occurrence },
      ];
    }),
  };
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

/**
 * How far a change moves all starts. In a week with several days only the one that was moved goes to another day; a rule that
 * was itself changed says where everything is.
 */
function shiftOf(event: EventRow, change: EventChange, from: LocalTime) {
  const current = presentEvent(event).recurrence;
  const isRuleChanged = change.recurrence !== undefined && !isDeepStrictEqual(change.recurrence, current);
  const to = change.local_start ?? from;
  const days = daysBetween(dayOfLocal(from), dayOfLocal(to));
  const weekday = weekdayOf(dayOfLocal(from));
  const movesAll = isRuleChanged || !current || current.weekdays.length < 2;
  const time = change.is_all_day ? '00:00' : timeOfLocal(to) === timeOfLocal(from) ? undefined : timeOfLocal(to);
  const shiftDay = (day: Day) => (movesAll || weekdayOf(day) === weekday ? addDays(day, days) : day);
  return {
    apply: (local: LocalTime): LocalTime => `${shiftDay(dayOfLocal(local))}T${time ?? timeOfLocal(local)}`,
    recurrence: isRuleChanged
      ? (change.recurrence ?? null)
      : current && moved(current, { days, weekday, movesAll, to }),
  };
}

function moved(
  recurrence: Recurrence,
  { days, weekday, movesAll, to }: { days: number; weekday: number; movesAll: boolean; to: LocalTime },
): Recurrence {
  const wanted = ((((weekday + days - 1) % 7) + 7) % 7) + 1;
  return {
    ...recurrence,
    weekdays: recurrence.weekdays.map((each) => (each === weekday ? wanted : each)),
    until: recurrence.until && (movesAll ? addDays(recurrence.until, days) : laterOf(recurrence.until, dayOfLocal(to))),
  };
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}
