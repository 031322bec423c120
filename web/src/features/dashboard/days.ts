import { addDays, type Day } from '#screen/day.ts';

/** When something is due that is not overdue, seen from today. */
export function dueFrom(today: Day, due: Day): 'today' | 'tomorrow' | 'later' {
  if (due === today) return 'today';
  return due === addDays(today, 1) ? 'tomorrow' : 'later';
}
