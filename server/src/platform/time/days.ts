import { formatIn } from './time-zone.ts';

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

const minute = 60_000;
const hour = 60 * minute;

/** The first moment of a day in a time zone; not every day begins at midnight. */
export function dayStart(day: Day, timeZone: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime();
  // No time zone is further than this from UTC on either side.
  let before = midnight - 16 * hour;
  let within = midnight + 16 * hour;
  while (within - before > minute) {
    const middle = before + Math.floor((within - before) / (2 * minute)) * minute;
    if (dayOf(new Date(middle), timeZone) < day) before = middle;
    else within = middle;
  }
  return new Date(within);
}

/** The first moments of the day that it is now and of so many after it. */
export function dayStarts(now: Date, timeZone: string, count: number): { day: Day; start: Date }[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: count + 1 }, (_, index) => {
    const day = addDays(today, index);
    return { day, start: dayStart(day, timeZone) };
  });
}
