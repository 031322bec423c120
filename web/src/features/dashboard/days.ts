/** A day of the calendar, such as 2026-03-09: the same wherever it is read. */
export type Day = string;

/** When something is due that is not overdue, seen from today. */
export function dueFrom(today: Day, due: Day): 'today' | 'tomorrow' | 'later' {
  if (due === today) return 'today';
  return due === dayAfter(today) ? 'tomorrow' : 'later';
}

function dayAfter(day: Day): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + 1);
  return moment.toISOString().slice(0, 10);
}
