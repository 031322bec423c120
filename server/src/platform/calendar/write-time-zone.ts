import { Temporal } from 'temporal-polyfill';
import { basic, component, type Lines } from './calendar-file.ts';

type Transition = { local: Temporal.PlainDateTime; from: string; to: string; isForward: boolean };

/** Rules are written as far ahead as this; they go on by themselves where they have been the same all the time. */
const yearsAhead = 12;

/**
 * The rules of a time zone for a calendar that does not know them, from the earliest moment that it is used for. They are
 * taken from the same data that our own times are reckoned by: published collections of them lag years behind for dozens of
 * zones, and lack the names of others.
 */
export function writeTimeZone(timeZone: string, from: Date, now: Date): Lines {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(timeZone);
  const lastYear = new Date(Math.max(from.getTime(), now.getTime())).getUTCFullYear() + yearsAhead;
  const transitions = listTransitions(start, lastYear);
  const series = Map.groupBy(transitions, ({ local, from, to }) =>
    [from, to, local.month, local.dayOfWeek, local.toPlainTime()].join(' '),
  );
  const beginning = observance('STANDARD', start.toPlainDateTime(), start.offset, start.offset);
  return component('VTIMEZONE', [
    `TZID:${timeZone}`,
    ...beginning,
    ...[...series.values()].flatMap((each) => writeSeries(each, lastYear)),
  ]);
}

function listTransitions(start: Temporal.ZonedDateTime, lastYear: number): Transition[] {
  const found: Transition[] = [];
  let next = start.getTimeZoneTransition('next');
  while (next && next.year <= lastYear) {
    const before = next.subtract({ nanoseconds: 1 });
    // On the clock as it was until then, which is how the standard tells the moment of a change.
    const local = before.toPlainDateTime().add({ nanoseconds: 1 });
    const isForward = next.offsetNanoseconds > before.offsetNanoseconds;
    found.push({ local, from: before.offset, to: next.offset, isForward });
    next = next.getTimeZoneTransition('next');
  }
  return found;
}

/** As a rule where they have one and keep to it, else one by one. */
function writeSeries(series: Transition[], lastYear: number): Lines {
  const [first] = series;
  if (!first) return [];
  const kind = first.isForward ? 'DAYLIGHT' : 'STANDARD';
  const isYearly = series.every(({ local }, index) => local.year === first.local.year + index);
  const weekday = isYearly && series.at(-1)?.local.year === lastYear ? weekdayRule(series) : undefined;
  if (weekday) {
    const rule = `RRULE:FREQ=YEARLY;BYMONTH=${first.local.month};BYDAY=${weekday}`;
    return observance(kind, first.local, first.from, first.to, [rule]);
  }
  return series.flatMap(({ local, from, to }) => observance(kind, local, from, to));
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Such as the last or the second Sunday of the month; undefined for what follows another calendar. */
function weekdayRule(series: Transition[]): string | undefined {
  const code = weekdayCodes[(series[0]?.local.dayOfWeek ?? 1) - 1];
  if (series.every(({ local }) => local.day + 7 > local.daysInMonth)) return `-1${code}`;
  const weeks = new Set(series.map(({ local }) => Math.ceil(local.day / 7)));
  return weeks.size === 1 ? `${[...weeks][0]}${code}` : undefined;
}

function observance(kind: string, local: Temporal.PlainDateTime, from: string, to: string, rule: Lines = []): Lines {
  const start = basic(local.toString({ smallestUnit: 'second' }));
  return component(kind, [
    `DTSTART:${start}`,
    `TZOFFSETFROM:${basicOffset(from)}`,
    `TZOFFSETTO:${basicOffset(to)}`,
    ...rule,
  ]);
}

/** +0200 */
function basicOffset(offset: string): string {
  return offset.replaceAll(':', '');
}
