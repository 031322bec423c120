import { formatIn } from '../../platform/time-zone.ts';

/** A day of the calendar, such as 2026-03-09: the same wherever it is read. */
export type Day = string;

export function dayOf(moment: Date, timeZone: string): Day {
  const format = formatIn(timeZone);
  if (!format) throw new Error(`There is no time zone ${timeZone}`);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

export function addDays(day: Day, count: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
