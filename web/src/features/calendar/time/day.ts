import { addDays, type Day } from '#screen/day.ts';

export { addDays, type Day, readDay } from '#screen/day.ts';

const dayMs = 86_400_000;

/** How many midnights lie between two days. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The days from one to another, both of them included. */
export function daysFrom(first: Day, last: Day): Day[] {
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, at) => addDays(first, at));
}

/** 1 is Monday, as in ISO 8601. */
export function weekdayOf(day: Day): number {
  return new Date(Date.parse(day)).getUTCDay() || 7;
}

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

export function lastOfMonth(day: Day): Day {
  return addDays(firstOfMonth(addMonths(day, 1)), -1);
}

/** The same day of another month, or its last one where it has fewer: a month after 31 January is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const length = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return addDays(first.toISOString().slice(0, 10), Math.min(date, length) - 1);
}

/** The number of a week by ISO 8601: the first week is the one with the year's first Thursday. */
export function weekNumberOf(day: Day): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that fill them up. */
export function weeksOfMonth(day: Day): Day[][] {
  const first = mondayOf(firstOfMonth(day));
  const last = addDays(mondayOf(lastOfMonth(day)), 6);
  const days = daysFrom(first, last);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
