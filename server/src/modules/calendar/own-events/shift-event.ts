import { isDeepStrictEqual } from 'node:util';
import type { Recurrence } from '@navor/contract';
import { addDays, type Day } from '../../../platform/time/days.ts';
import {
  addLocalMinutes,
  dayOfLocal,
  daysBetween,
  type LocalTime,
  timeOfLocal,
  weekdayOf,
} from '../../../platform/time/local-time.ts';
import { type EventChange, type EventRow, isSeries, minutesPerDay, type SeriesRow } from './event-row.ts';
import { parseRule } from './recurrence-rule.ts';
import { lastSeriesStart, seriesStarts } from './series-starts.ts';

type EventShift = {
  /** Where a start of the event goes; undefined where there is no such day, as there is no 31 June. */
  apply: (start: LocalTime) => LocalTime | undefined;
  localStart: LocalTime;
  recurrence: Recurrence | null;
};

/**
 * What a change does to all starts of an event, if it moves one of them from one time to another. `at` is the start that the
 * rule gives to that one, wherever it was moved before. A rule that was itself changed says where everything is.
 */
export function shiftEvent(
  event: EventRow,
  change: EventChange,
  { at, from }: { at: LocalTime; from: LocalTime },
): EventShift {
  const current = isSeries(event) ? parseRule(event.rule) : null;
  const isRuleChanged = change.recurrence !== undefined && !isDeepStrictEqual(change.recurrence, current);
  const to = change.local_start ?? from;
  const days = daysBetween(dayOfLocal(from), dayOfLocal(to));
  const time = change.is_all_day ? '00:00' : timeOfLocal(to) === timeOfLocal(from) ? undefined : timeOfLocal(to);
  const shift = current && !isRuleChanged ? shiftOfDays(current, dayOfLocal(at), days) : byDays(days);
  const apply = (start: LocalTime) => {
    const day = shift.apply(dayOfLocal(start));
    return day && `${day}T${time ?? timeOfLocal(start)}`;
  };
  if (!isSeries(event) || !current || isRuleChanged) {
    const recurrence = change.recurrence === undefined ? current : change.recurrence;
    return { apply, localStart: apply(event.localStart) ?? to, recurrence };
  }
  const until = current.until && shift.until(current.until, lastDaysOf(event));
  const weekdays = current.weekdays.map((each) =>
    each === weekdayOf(dayOfLocal(at)) ? weekdayOf(addDays(dayOfLocal(at), days)) : each,
  );
  const firstStarts = seriesStarts(
    event,
    event.localStart,
    laterOf(at, weeksLater(event.localStart, current.interval)),
  );
  const [localStart = to] = firstStarts.flatMap((start) => apply(start) ?? []).sort();
  return { apply, localStart, recurrence: { ...current, weekdays, until } };
}

type DayShift = {
  apply: (day: Day) => Day | undefined;
  /** What becomes of the last day, given those on which the series began last. */
  until: (until: Day, lastDays: Day[]) => Day;
};

function shiftOfDays({ frequency, weekdays }: Recurrence, day: Day, days: number): DayShift {
  if (days === 0) return byDays(0);
  if (frequency === 'monthly' || frequency === 'yearly') return byMonths(day, addDays(day, days));
  return weekdays.length > 1 ? ofWeekday(weekdayOf(day), days) : byDays(days);
}

function byDays(days: number): DayShift {
  const apply = (day: Day) => addDays(day, days);
  return { apply, until: apply };
}

/** In a week with several days only the one that was moved goes to another. */
function ofWeekday(weekday: number, days: number): DayShift {
  const apply = (day: Day) => (weekdayOf(day) === weekday ? addDays(day, days) : day);
  return { apply, until: (until, lastDays) => lastDays.map(apply).reduce(laterOf, until) };
}

/** Months have different lengths: what was moved to the 31st is there in all that have one, not so many days later. */
function byMonths(from: Day, to: Day): DayShift {
  const months = monthOf(to) - monthOf(from);
  const apply = (day: Day) => dayOfMonth(monthOf(day) + months, Number(to.slice(8)));
  const days = daysBetween(from, to);
  return { apply, until: (until, [last = until]) => apply(last) ?? addDays(last, days) };
}

/** Counted through all years. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function dayOfMonth(month: number, date: number): Day | undefined {
  const day = new Date(Date.UTC(Math.floor(month / 12), month % 12, date)).toISOString().slice(0, 10);
  return Number(day.slice(8)) === date ? day : undefined;
}

/** On which a series that has an end began in its last week, the last of them first. */
function lastDaysOf(series: SeriesRow): Day[] {
  const last = lastSeriesStart(series) ?? series.localStart;
  return seriesStarts(series, addLocalMinutes(last, -6 * minutesPerDay), last)
    .map(dayOfLocal)
    .reverse();
}

function weeksLater(local: LocalTime, weeks: number): LocalTime {
  return addLocalMinutes(local, weeks * 7 * minutesPerDay);
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}
