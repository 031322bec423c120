import { addDays, type Day } from './day.ts';

/** On somebody's clock, without a zone: 2026-03-09T18:00. */
export type LocalTime = string;

const minuteMs = 60_000;
const dayMinutes = 1440;

/** What the clocks of a zone show at a moment. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  // Swedish writes dates and times as ISO 8601 does.
  return clockOf(timeZone).format(moment).replace(' ', 'T');
}

/**
 * When the clocks of a zone show this time. What is skipped when clocks go forward is as much later as they jump, and of two times
 * alike when they go back the first is meant: so does the server, which has the last word.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const asIfUtc = Date.parse(`${local}:00Z`);
  const before = offsetAt(asIfUtc - dayMinutes * minuteMs, timeZone);
  const after = offsetAt(asIfUtc + dayMinutes * minuteMs, timeZone);
  const first = new Date(asIfUtc - Math.max(before, after) * minuteMs);
  if (localTimeOf(first, timeZone) === local) return first;
  const second = new Date(asIfUtc - Math.min(before, after) * minuteMs);
  if (localTimeOf(second, timeZone) === local) return second;
  return new Date(asIfUtc - before * minuteMs);
}

/** By the clock, whatever the clocks do in between: a day later is at the same time. */
export function addMinutes(local: LocalTime, minutes: number): LocalTime {
  return new Date(Date.parse(`${local}:00Z`) + minutes * minuteMs).toISOString().slice(0, 16);
}

export function minutesBetween(from: LocalTime, to: LocalTime): number {
  return Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / minuteMs);
}

export function dayOf(local: LocalTime): Day {
  return local.slice(0, 10);
}

/** Since midnight, by the clock. */
export function minuteOf(local: LocalTime): number {
  return Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
}

export function atMinute(day: Day, minute: number): LocalTime {
  return addMinutes(`${day}T00:00`, minute);
}

export type ClockChange = { kind: 'skipped' | 'repeated'; fromMinute: number; toMinute: number };

/** The part of a day that its clocks skip or show twice; most days have none. */
export function clockChangeOn(day: Day, timeZone: string): ClockChange | undefined {
  const midnight = momentOf(`${day}T00:00`, timeZone).getTime();
  const next = momentOf(`${addDays(day, 1)}T00:00`, timeZone).getTime();
  const change = dayMinutes - (next - midnight) / minuteMs;
  if (change === 0) return undefined;
  const at = lastBefore(midnight, next, timeZone);
  const minute = minuteOf(localTimeOf(new Date(at), timeZone)) + 1;
  return change > 0
    ? { kind: 'skipped', fromMinute: minute, toMinute: minute + change }
    : { kind: 'repeated', fromMinute: minute + change, toMinute: minute };
}

/** The last minute before the change, found by halving. */
function lastBefore(from: number, to: number, timeZone: string): number {
  const offset = offsetAt(from, timeZone);
  let [same, changed] = [from, to];
  while (changed - same > minuteMs) {
    const middle = same + Math.floor((changed - same) / 2 / minuteMs) * minuteMs;
    if (offsetAt(middle, timeZone) === offset) same = middle;
    else changed = middle;
  }
  return same;
}

/** In minutes, east of Greenwich. */
function offsetAt(moment: number, timeZone: string): number {
  const local = localTimeOf(new Date(moment), timeZone);
  return (Date.parse(`${local}:00Z`) - Math.floor(moment / minuteMs) * minuteMs) / minuteMs;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making one costs far more than asking it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}
