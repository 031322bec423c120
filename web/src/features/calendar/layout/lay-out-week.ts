import type { CalendarEntry } from '@navor/contract';
import { type Day, daysBetween } from '../time/day.ts';
import { isBanner } from './lay-out-day.ts';

/** A line of an entry over the days of a week: from which day, over how many, and on which line. */
export type PlacedLine = {
  entry: CalendarEntry;
  column: number;
  span: number;
  line: number;
  beginsEarlier: boolean;
  endsLater: boolean;
};

/**
 * Lines of a week, none over another: those over several days first, longer ones above, then by time. What is shown on one line
 * stays on it for all its days.
 */
export function layOutWeek(days: readonly Day[], entries: readonly CalendarEntry[]): PlacedLine[] {
  const taken: Set<number>[] = [];
  return entries
    .filter((entry) => touches(entry, days))
    .map((entry) => within(entry, days))
    .toSorted(byLength)
    .map((placed) => {
      const columns = Array.from({ length: placed.span }, (_, at) => placed.column + at);
      let line = 0;
      while (columns.some((column) => taken[line]?.has(column))) line += 1;
      taken[line] = new Set([...(taken[line] ?? []), ...columns]);
      return { ...placed, line };
    });
}

/** How many of the entries of each day are below the lines that are shown. */
export function countHidden(days: readonly Day[], placed: readonly PlacedLine[], shownLines: number): number[] {
  return days.map((_, column) => placed.filter((line) => line.line >= shownLines && isOver(line, column)).length);
}

export function isOver({ column, span }: PlacedLine, asked: number): boolean {
  return asked >= column && asked < column + span;
}

function touches(entry: CalendarEntry, days: readonly Day[]): boolean {
  return entry.first_day <= (days.at(-1) ?? '') && lastLineDay(entry) >= (days[0] ?? '');
}

/** What only goes over midnight is no matter of two days. */
function lastLineDay(entry: CalendarEntry): Day {
  return isBanner(entry) ? entry.last_day : entry.first_day;
}

function within(entry: CalendarEntry, days: readonly Day[]): Omit<PlacedLine, 'line'> {
  const first = days[0] ?? entry.first_day;
  const column = Math.max(0, daysBetween(first, entry.first_day));
  const last = Math.min(days.length - 1, daysBetween(first, lastLineDay(entry)));
  const beginsEarlier = entry.first_day < first;
  return { entry, column, span: last - column + 1, beginsEarlier, endsLater: lastLineDay(entry) > (days.at(-1) ?? '') };
}

type Unlined = Omit<PlacedLine, 'line'>;

function byLength(one: Unlined, other: Unlined): number {
  const isLong = (line: Unlined) => (line.span > 1 || line.entry.is_all_day ? 0 : 1);
  return (
    isLong(one) - isLong(other) ||
    (isLong(one) === 0 && (one.column - other.column || other.span - one.span)) ||
    one.entry.starts_at.getTime() - other.entry.starts_at.getTime()
  );
}
