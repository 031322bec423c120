import { useRootData } from '#platform/root-data.ts';

/** A day of the calendar, such as 2026-03-09: the same wherever it is read. */
export type Day = string;

/** The day on which this moment falls for the visitor: the zone is the one that the API counts their days in. */
export function useDayOf(moment: Date): Day {
  return dayOf(moment, useRootData()?.preferences.timeZone ?? 'UTC');
}

export function dayOf(moment: Date, timeZone: string): Day {
  const options = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', options).format(moment);
}

/** When something is due, seen from today; what is long overdue is no worse than what was due yesterday. */
export function dueFrom(today: Day, due: Day): 'overdue' | 'today' | 'tomorrow' | 'later' {
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due === dayAfter(today) ? 'tomorrow' : 'later';
}

function dayAfter(day: Day): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return moment.toISOString().slice(0, 10);
}
