import type { CalendarEntry } from '@navor/contract';
import type { Page } from '#platform/page-context.ts';
import { addDays, type Day } from '../../time/day.ts';

export type Upcoming = { today: Day; timeZone: string; entries: CalendarEntry[] };

const days = 7;

/**
 * What is going on or comes within seven days. Which day it is somewhere is told with the entries: a day more on both sides is asked
 * for, so that nobody has to wait for one answer to ask the other.
 */
export async function loadUpcoming(api: Page['api'], now: Date): Promise<Upcoming> {
  const day = now.toISOString().slice(0, 10);
  const { today, time_zone, entries } = await api.calendar.entries({ from: addDays(day, -1), to: addDays(day, days) });
  return { today, timeZone: time_zone, entries: comingFrom(today, now, entries) };
}

export function comingFrom(today: Day, now: Date, entries: readonly CalendarEntry[]): CalendarEntry[] {
  const last = addDays(today, days - 1);
  return entries.filter(
    ({ first_day, starts_at, ends_at }) => first_day <= last && (ends_at > now || starts_at >= now),
  );
}
