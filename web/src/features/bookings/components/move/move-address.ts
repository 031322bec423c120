import { bookingHorizonDays } from '@navor/contract/choices';
import { bookingPath } from '../../booking-paths.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const daysShown = 7;

/** The first day that is looked at, as it stands in the address (`move=2026-11-20`), and the start that is about to be chosen. */
export type AskedMove = { from: string; to: Date | null };

export function readMove(query: URLSearchParams, today: string): AskedMove | null {
  const asked = query.get('move');
  if (asked === null) return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked));
  const latest = daysLater(today, bookingHorizonDays);
  const from = isDay && asked >= today ? earlierOf(asked, latest) : today;
  const to = new Date(query.get('to') ?? '');
  // One that is no moment, or further away than anything can be booked, is no start that was offered.
  const isOffered = to.getTime() < Date.parse(daysLater(latest, 2));
  return { from, to: isOffered ? to : null };
}

export function moveAddress(bookingId: string, from: string, to?: Date): string {
  const query = new URLSearchParams({ move: from, ...(to && { to: to.toISOString() }) });
  return `${bookingPath(bookingId)}?${query}#move`;
}

export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The day that a clock in a time zone shows at a moment. */
export function dayIn(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Enough around a week that it is whole in any time zone. */
export function rangeAround(from: string): { from: Date; to: Date } {
  const start = Date.parse(`${from}T00:00:00Z`);
  return { from: new Date(start - dayMs), to: new Date(start + (daysShown + 1) * dayMs) };
}

/** The slots of each day of the week that begins on `from`, on the clock of whoever looks. */
export function slotsByDay(starts: readonly Date[], from: string, timeZone: string): { day: string; starts: Date[] }[] {
  return Array.from({ length: daysShown }, (_, index) => {
    const day = daysLater(from, index);
    return { day, starts: starts.filter((start) => dayIn(start, timeZone) === day) };
  });
}

function earlierOf(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? one : other;
}
