/**
 * A month after `start`, on the day of the month that `anchor` fell on; a shorter month ends on its last day: 31 January,
 * 28 February, 31 March. A start that is none of the anchor's days counts from its own.
 */
export function monthAfter(start: Date, anchor: Date): Date {
  return nextMonth(start, isAnchored(start, anchor) ? anchor.getUTCDate() : start.getUTCDate());
}

function isAnchored(start: Date, anchor: Date): boolean {
  const day = Math.min(anchor.getUTCDate(), daysIn(start.getUTCFullYear(), start.getUTCMonth()));
  return start.getUTCDate() === day && timeOfDay(start) === timeOfDay(anchor);
}

function nextMonth(start: Date, day: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + 1;
  return new Date(Date.UTC(year, month, Math.min(day, daysIn(year, month))) + timeOfDay(start));
}

/** Day 0 is the last one of the month before. */
function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

const dayMs = 24 * 60 * 60 * 1000;

function timeOfDay(moment: Date): number {
  return ((moment.getTime() % dayMs) + dayMs) % dayMs;
}
