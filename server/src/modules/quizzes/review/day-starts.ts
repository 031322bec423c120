import { addDays, type Day, dayOf } from '../../courses/index.ts';

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
