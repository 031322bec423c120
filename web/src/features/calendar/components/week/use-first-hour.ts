import type { CalendarEntry } from '@navor/contract';
import { type RefObject, useEffect } from 'react';
import { isBanner } from '../../layout/lay-out-day.ts';
import type { Day } from '../../time/day.ts';
import { localTimeOf, minuteOf } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import { slotMinutes } from './slots.ts';

/** The heads of the days, and half of the hour's name, which stands across its line. */
const aboveRow = 66;
const workingDay = 7 * 60 + slotMinutes;

/** The nights are out of sight at first, unless something happens before the working day begins. */
export function useFirstHour(
  scroller: RefObject<HTMLElement | null>,
  days: readonly Day[],
  entries: readonly CalendarEntry[],
): number {
  const { timeZone } = useCalendar();
  const starts = entries
    .filter((entry) => !isBanner(entry) && days.includes(entry.first_day))
    .map((entry) => minuteOf(localTimeOf(entry.starts_at, timeZone)));
  const earliest = Math.min(workingDay, ...starts);
  const first = Math.max(0, Math.floor(earliest / slotMinutes) * slotMinutes - slotMinutes);
  const week = days[0];

  // Once for each week: what is moved later must not move the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const box = scroller.current;
    const row = box?.querySelector<HTMLElement>('.calendar-first-seen');
    if (!box || !row) return;
    const heads = box.querySelector<HTMLElement>('[data-cell]')?.offsetHeight ?? 0;
    box.scrollTop = row.offsetTop - heads - aboveRow;
  }, [week]);
  return first;
}
