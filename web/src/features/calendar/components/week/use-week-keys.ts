import type { CalendarEntry } from '@navor/contract';
import type { KeyboardEvent } from 'react';
import { dayMinutes, isBanner, partOn } from '../../layout/lay-out-day.ts';
import { layOutWeek } from '../../layout/lay-out-week.ts';
import { addDays, type Day, mondayOf } from '../../time/day.ts';
import { dayOf, minuteOf } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Lifting } from '../changing/use-lift.ts';
import type { GridFocus } from '../frame/use-grid-focus.ts';
import { useGridKeys } from '../frame/use-grid-keys.ts';
import { cellAt, slotMinutes } from './slots.ts';

type WeekKeys = { entries: CalendarEntry[]; lifting: Lifting; focus: GridFocus };

const liftSteps = { ArrowLeft: -dayMinutes, ArrowRight: dayMinutes, ArrowUp: -15, ArrowDown: 15 };
const newEventMinutes = 60;

export function useWeekKeys({ entries, lifting, focus }: WeekKeys) {
  const { timeZone, beginEvent } = useCalendar();
  return useGridKeys(
    {
      entries,
      liftSteps,
      entriesOn: (cell) => entriesAt(cell, entries, timeZone),
      cellBeside: (cell, event) => cellBeside(cell, event, entries, timeZone),
      beginEvent: (cell) =>
        isDay(cell)
          ? beginEvent({ local_start: `${cell}T00:00`, duration_minutes: dayMinutes }, true)
          : beginEvent({ local_start: cell, duration_minutes: newEventMinutes }, false),
    },
    lifting,
    focus,
  );
}

/** What takes place in a half hour, also what began before it; of a whole day what stands above its hours. */
function entriesAt(cell: string, entries: readonly CalendarEntry[], timeZone: string): CalendarEntry[] {
  const day = dayOf(cell);
  if (isDay(cell)) return layOutWeek([day], entries.filter(isBanner)).map(({ entry }) => entry);
  const minute = minuteOf(cell);
  return hourEntriesOn(day, entries, timeZone)
    .filter(
      ({ startMinute, endMinute }) =>
        startMinute < minute + slotMinutes && Math.max(endMinute, startMinute + 1) > minute,
    )
    .map(({ entry }) => entry);
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey'>;

function cellBeside(
  cell: string,
  { key, ctrlKey }: Key,
  entries: readonly CalendarEntry[],
  timeZone: string,
): string | undefined {
  const day = dayOf(cell);
  const monday = mondayOf(day);
  const onDay = (other: Day) => (isDay(cell) ? other : `${other}${cell.slice(10)}`);
  if (ctrlKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
    return nextBusyCell(cell, key === 'ArrowDown' ? 1 : -1, entries, timeZone);
  }
  const beside: Record<string, string> = {
    ArrowLeft: onDay(addDays(day, -1)),
    ArrowRight: onDay(addDays(day, 1)),
    ArrowUp: cellAbove(cell),
    ArrowDown: cellBelow(cell),
    PageUp: onDay(addDays(day, -7)),
    PageDown: onDay(addDays(day, 7)),
    Home: ctrlKey ? day : onDay(monday),
    End: ctrlKey ? cellAt(day, dayMinutes - slotMinutes) : onDay(addDays(monday, 6)),
  };
  return beside[key];
}

/** Above midnight is what takes the whole day. */
function cellAbove(cell: string): string {
  if (isDay(cell) || minuteOf(cell) === 0) return dayOf(cell);
  return cellAt(dayOf(cell), minuteOf(cell) - slotMinutes);
}

function cellBelow(cell: string): string {
  if (isDay(cell)) return cellAt(cell, 0);
  return cellAt(dayOf(cell), Math.min(dayMinutes - slotMinutes, minuteOf(cell) + slotMinutes));
}

/** Over empty hours to where the next entry of the day begins. */
function nextBusyCell(cell: string, direction: 1 | -1, entries: readonly CalendarEntry[], timeZone: string): string {
  const day = dayOf(cell);
  const now = isDay(cell) ? -1 : minuteOf(cell);
  const starts = hourEntriesOn(day, entries, timeZone).map(
    ({ startMinute }) => Math.floor(startMinute / slotMinutes) * slotMinutes,
  );
  const next = direction === 1 ? starts.find((start) => start > now) : starts.findLast((start) => start < now);
  return next === undefined ? cell : cellAt(day, next);
}

function hourEntriesOn(day: Day, entries: readonly CalendarEntry[], timeZone: string) {
  return entries
    .filter((entry) => !isBanner(entry) && entry.first_day <= day && entry.last_day >= day)
    .map((entry) => partOn(entry, day, timeZone))
    .toSorted((one, other) => one.startMinute - other.startMinute);
}

function isDay(cell: string): boolean {
  return cell.length === 10;
}
