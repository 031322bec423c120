import { Temporal } from 'temporal-polyfill';
import type { Day } from './days.ts';

/** What a clock shows, without saying where: 2026-03-09T18:00. Such times sort as texts. */
export type LocalTime = string;

/**
 * The moment at which clocks in a time zone show this. One that they leap over is as much later as they leap, and of two
 * it is the first.
 */
export function momentOf(local: LocalTime, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: 'compatible' });
  return new Date(zoned.epochMilliseconds);
}

/** What clocks in a time zone show at a moment, to the minute. */
export function localTimeOf(moment: Date, timeZone: string): LocalTime {
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** On the clock alone, as if it never changed. */
export function addLocalMinutes(local: LocalTime, minutes: number): LocalTime {
  return new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

export function dayOfLocal(local: LocalTime): Day {
  return local.slice(0, 10);
}

/** The part that a clock without a calendar shows: 18:00. */
export function timeOfLocal(local: LocalTime): string {
  return local.slice(11);
}

/** 1 is Monday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

export function daysBetween(first: Day, last: Day): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
}
