import { Temporal } from 'temporal-polyfill';
import { addDays, type Day } from '../../../platform/time/days.ts';
import type { Hours } from '../tutors.tables.ts';

/** When a tutor is there, on the clock of their own zone. */
export type OpenHours = {
  timeZone: string;
  weeklyHours: (Hours & { weekday: number })[];
  /** Other hours than on that weekday; days that are not named are as in every week. */
  exceptions: { day: Day; hours: Hours[] }[];
};

/** In milliseconds since 1970, without the end. */
export type Stretch = { start: number; end: number };

/** The time that a tutor's hours of these days are open for, in order; stretches that touch or overlap are one. */
export function openStretches(
  { timeZone, weeklyHours, exceptions }: OpenHours,
  { first, last }: { first: Day; last: Day },
): Stretch[] {
  const exceptional = new Map(exceptions.map(({ day, hours }) => [day, hours]));
  const stretches: Stretch[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const date = Temporal.PlainDate.from(day);
    const hours = exceptional.get(day) ?? weeklyHours.filter(({ weekday }) => weekday === date.dayOfWeek);
    for (const each of hours) stretches.push(stretchOf(date, each, timeZone));
  }
  // An hour that the clocks leave out is nobody's hour.
  return merge(stretches.filter(({ start, end }) => start < end));
}

/** A start that the clocks leave out is as much later; one that they go through twice is the first of the two. */
function stretchOf(date: Temporal.PlainDate, { startMinute, endMinute }: Hours, timeZone: string): Stretch {
  const start = wallTime(date, startMinute).toZonedDateTime(timeZone);
  return { start: start.epochMilliseconds, end: endOf(wallTime(date, endMinute), timeZone) };
}

/** An end that the clocks leave out is where they leap, so that nobody is kept beyond their hours. */
function endOf(wall: Temporal.PlainDateTime, timeZone: string): number {
  const end = wall.toZonedDateTime(timeZone);
  if (end.toPlainDateTime().equals(wall)) return end.epochMilliseconds;
  return (end.getTimeZoneTransition('previous') ?? end).epochMilliseconds;
}

/** Minutes past 24 hours are on the next day. */
function wallTime(date: Temporal.PlainDate, minutes: number): Temporal.PlainDateTime {
  return date.add({ days: Math.floor(minutes / 1440) }).toPlainDateTime({
    hour: Math.floor((minutes % 1440) / 60),
    minute: minutes % 60,
  });
}

/** In order, and those that touch or overlap as one. */
export function merge(stretches: Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const stretch of stretches.sort((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end);
    else merged.push(stretch);
  }
  return merged;
}
