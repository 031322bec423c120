import type { CalendarEntry } from '@navor/contract';
import { longestEventMinutes } from '@navor/contract/choices';
import { addDays, daysBetween } from './day.ts';
import { addMinutes, dayOf, type LocalTime, localTimeOf, momentOf } from './local-time.ts';

/** When an entry takes place: on the calendar's clock, and for how long in real minutes. */
export type Placement = { local_start: LocalTime; duration_minutes: number };

const dayMinutes = 1440;

export function placementOf(entry: CalendarEntry, timeZone: string): Placement {
  if (entry.is_all_day) {
    const days = daysBetween(entry.first_day, entry.last_day) + 1;
    return { local_start: `${entry.first_day}T00:00`, duration_minutes: days * dayMinutes };
  }
  return {
    local_start: localTimeOf(entry.starts_at, timeZone),
    duration_minutes: Math.round((entry.ends_at.getTime() - entry.starts_at.getTime()) / 60_000),
  };
}

/** An entry as it will be once the server has moved it there. */
export function placedAt(entry: CalendarEntry, placement: Placement, timeZone: string): CalendarEntry {
  const { local_start, duration_minutes } = placement;
  const first_day = dayOf(local_start);
  const starts_at = momentOf(local_start, timeZone);
  if (entry.is_all_day) {
    const last_day = addDays(first_day, Math.max(1, Math.round(duration_minutes / dayMinutes)) - 1);
    return { ...entry, starts_at, ends_at: momentOf(`${addDays(last_day, 1)}T00:00`, timeZone), first_day, last_day };
  }
  const ends_at = new Date(starts_at.getTime() + duration_minutes * 60_000);
  const last = new Date(Math.max(starts_at.getTime(), ends_at.getTime() - 1));
  return { ...entry, starts_at, ends_at, first_day, last_day: dayOf(localTimeOf(last, timeZone)) };
}

/** Later or earlier by the clock: a day later is at the same time, also where the clocks change in between. */
export function movedBy(placement: Placement, minutes: number): Placement {
  return { ...placement, local_start: addMinutes(placement.local_start, minutes) };
}

export function resizedBy(placement: Placement, minutes: number, least: number): Placement {
  const wanted = placement.duration_minutes + minutes;
  return { ...placement, duration_minutes: Math.min(longestEventMinutes, Math.max(least, wanted)) };
}

export function isSamePlacement(one: Placement, other: Placement): boolean {
  return one.local_start === other.local_start && one.duration_minutes === other.duration_minutes;
}

/** Tells entries of all kinds apart. */
export function keyOf({ kind, id }: CalendarEntry): string {
  return `${kind}:${id}`;
}
