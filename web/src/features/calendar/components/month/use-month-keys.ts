import type { CalendarEntry } from '@navor/contract';
import type { KeyboardEvent } from 'react';
import { layOutWeek } from '../../layout/lay-out-week.ts';
import { addDays, addMonths, type Day, firstOfMonth, lastOfMonth, mondayOf } from '../../time/day.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Lifting } from '../changing/use-lift.ts';
import type { GridFocus } from '../frame/use-grid-focus.ts';
import { useGridKeys } from '../frame/use-grid-keys.ts';

type MonthKeys = { entries: CalendarEntry[]; lifting: Lifting; focus: GridFocus };

const day = 1440;
const liftSteps = { ArrowLeft: -day, ArrowRight: day, ArrowUp: -7 * day, ArrowDown: 7 * day };

export function useMonthKeys({ entries, lifting, focus }: MonthKeys) {
  const { beginEvent } = useCalendar();
  return useGridKeys(
    {
      entries,
      liftSteps,
      entriesOn: (cell) => layOutWeek([cell], entries).map(({ entry }) => entry),
      cellBeside: dayBeside,
      beginEvent: (cell) => beginEvent({ local_start: `${cell}T00:00`, duration_minutes: day }, true),
    },
    lifting,
    focus,
  );
}

function dayBeside(from: Day, { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): Day | undefined {
  const monday = mondayOf(from);
  const beside: Record<string, Day> = {
    ArrowLeft: addDays(from, -1),
    ArrowRight: addDays(from, 1),
    ArrowUp: addDays(from, -7),
    ArrowDown: addDays(from, 7),
    PageUp: addMonths(from, -1),
    PageDown: addMonths(from, 1),
    Home: ctrlKey ? firstOfMonth(from) : monday,
    End: ctrlKey ? lastOfMonth(from) : addDays(monday, 6),
  };
  return beside[key];
}
