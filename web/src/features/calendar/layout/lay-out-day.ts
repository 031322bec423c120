import type { CalendarEntry } from '@navor/contract';
import { addDays, type Day } from '../time/day.ts';
import { dayOf, localTimeOf, minuteOf } from '../time/local-time.ts';

/** The part of an entry that one day shows, in minutes by the clock. */
type DayPart = {
  entry: CalendarEntry;
  startMinute: number;
  endMinute: number;
  beginsEarlier: boolean;
  endsLater: boolean;
};

/** Where a part stands among those that overlap it: of so many columns, in which, and over how many. */
export type PlacedPart = DayPart & { column: number; span: number; columns: number };

/** What there was no room for, from when to when. */
export type Crowd = { startMinute: number; endMinute: number; entries: CalendarEntry[]; columns: number };

export const dayMinutes = 1440;
/** Whatever is shorter is drawn as high as this, so that it can be read and hit. */
const leastMinutes = 30;
/** More would be too narrow to tell apart. */
const mostColumns = 4;

/** All-day entries and those of a day and more stand above the hours. */
export function isBanner({ is_all_day, starts_at, ends_at }: CalendarEntry): boolean {
  return is_all_day || ends_at.getTime() - starts_at.getTime() >= dayMinutes * 60_000;
}

/**
 * By what the clocks show at both ends, so that a day of 23 or 25 hours keeps its lines. Where clocks go back in between, an end
 * may show less than its start: then it is as high as it lasts.
 */
export function partOn(entry: CalendarEntry, day: Day, timeZone: string): DayPart {
  const start = localTimeOf(entry.starts_at, timeZone);
  const end = localTimeOf(entry.ends_at, timeZone);
  const beginsEarlier = dayOf(start) < day;
  // Midnight at its end is the end of a day, and not the beginning of another one.
  const endsLater = end > `${addDays(day, 1)}T00:00`;
  const startMinute = beginsEarlier ? 0 : minuteOf(start);
  const shownEnd = dayOf(end) > day ? dayMinutes : minuteOf(end);
  const lasts = (entry.ends_at.getTime() - entry.starts_at.getTime()) / 60_000;
  const endMinute = shownEnd > startMinute ? shownEnd : Math.min(dayMinutes, startMinute + lasts);
  return { entry, startMinute, endMinute, beginsEarlier, endsLater };
}

/** Side by side where they overlap, each as wide as there is room. */
export function layOutDay(parts: readonly DayPart[]): { placed: PlacedPart[]; crowds: Crowd[] } {
  const groups = groupOverlapping(parts.map(highEnough).toSorted(byStart));
  const laidOut = groups.map(layOutGroup);
  return { placed: laidOut.flatMap(({ placed }) => placed), crowds: laidOut.flatMap(({ crowds }) => crowds) };
}

function highEnough(part: DayPart): DayPart {
  if (part.endMinute - part.startMinute >= leastMinutes) return part;
  const startMinute = Math.min(part.startMinute, dayMinutes - leastMinutes);
  return { ...part, startMinute, endMinute: startMinute + leastMinutes };
}

/** The longer one first, so that it stands at the left. */
function byStart(one: DayPart, other: DayPart): number {
  return one.startMinute - other.startMinute || other.endMinute - one.endMinute;
}

function groupOverlapping(parts: readonly DayPart[]): DayPart[][] {
  const groups: DayPart[][] = [];
  let end = -1;
  for (const part of parts) {
    if (part.startMinute >= end) groups.push([]);
    groups.at(-1)?.push(part);
    end = Math.max(end, part.endMinute);
  }
  return groups;
}

function layOutGroup(group: readonly DayPart[]): { placed: PlacedPart[]; crowds: Crowd[] } {
  const columns: DayPart[][] = [];
  for (const part of group) {
    const free = columns.find((column) => (column.at(-1)?.endMinute ?? 0) <= part.startMinute);
    if (free) free.push(part);
    else columns.push([part]);
  }
  if (columns.length <= mostColumns) return { placed: placeIn(columns, columns.length), crowds: [] };
  const hidden = columns
    .slice(mostColumns - 1)
    .flat()
    .toSorted(byStart);
  return {
    placed: placeIn(columns.slice(0, mostColumns - 1), mostColumns),
    crowds: groupOverlapping(hidden).map(crowdOf),
  };
}

function crowdOf(parts: readonly DayPart[]): Crowd {
  return {
    startMinute: Math.min(...parts.map(({ startMinute }) => startMinute)),
    endMinute: Math.max(...parts.map(({ endMinute }) => endMinute)),
    entries: parts.map(({ entry }) => entry),
    columns: mostColumns,
  };
}

function placeIn(columns: readonly (readonly DayPart[])[], count: number): PlacedPart[] {
  return columns.flatMap((parts, column) =>
    parts.map((part) => {
      const next = columns.findIndex((other, at) => at > column && other.some((one) => overlap(one, part)));
      const span = (next === -1 ? columns.length : next) - column;
      return { ...part, column, span, columns: count };
    }),
  );
}

function overlap(one: DayPart, other: DayPart): boolean {
  return one.startMinute < other.endMinute && other.startMinute < one.endMinute;
}
