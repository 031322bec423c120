import { bookingHorizonDays } from '@navor/contract/choices';
import { addDays, readDay } from '#screen/day.ts';
import { bookingPath } from '../../booking-paths.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const daysShown = 7;

/** The first day that is looked at, as it stands in the address (`move=2026-11-20`), and the start that is about to be chosen. */
export type AskedMove = { from: string; to: Date | null };

export function readMove(query: URLSearchParams, today: string): AskedMove | null {
  const asked = query.get('move');
  if (asked === null) return null;
  const day = readDay(asked);
  const latest = addDays(today, bookingHorizonDays);
  const from = day && day >= today ? earlierOf(day, latest) : today;
  const to = new Date(query.get('to') ?? '');
  // One that is no moment, or further away than anything can be booked, is no start that was offered.
  const isOffered = to.getTime() < Date.parse(addDays(latest, 2));
  return { from, to: isOffered ? to : null };
}

export function moveAddress(bookingId: string, from: string, to?: Date): string {
  const query = new URLSearchParams({ move: from, ...(to && { to: to.toISOString() }) });
  return `${bookingPath(bookingId)}?${query}#move`;
}

/** The day that a clock in a time zone shows at a moment. */
export function dayIn(moment: Date, timeZone: string): string {
  return dayFormat(timeZone).format(moment);
}

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
}

/** Enough around a week that it is whole in any time zone. */
export function rangeAround(from: string): { from: Date; to: Date } {
  const start = Date.parse(`${from}T00:00:00Z`);
  return { from: new Date(start - dayMs), to: new Date(start + (daysShown + 1) * dayMs) };
}

/** The slots of each day of the week that begins on `from`, on the clock of whoever looks. */
export function slotsByDay(starts: readonly Date[], from: string, timeZone: string): { day: string; starts: Date[] }[] {
  const format = dayFormat(timeZone);
  const byDay = Map.groupBy(starts, (start) => format.format(start));
  return Array.from({ length: daysShown }, (_, index) => {
    const day = addDays(from, index);
    return { day, starts: byDay.get(day) ?? [] };
  });
}

function earlierOf(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? one : other;
}
