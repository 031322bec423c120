import type { CalendarEntry } from '@navor/contract';
import type { RefObject } from 'react';
import { daysBetween } from '../../time/day.ts';
import { keyOf, movedBy } from '../../time/placement.ts';
import { placeUnder } from './cell-under.ts';
import { useDrag } from './use-drag.ts';
import type { Lifting } from './use-lift.ts';

/** Entries of a month are moved from day to day, at the same time. */
export function useMonthDrag(
  grid: RefObject<HTMLElement | null>,
  entries: readonly CalendarEntry[],
  { pickUp, hold, putDown, cancel }: Lifting,
) {
  return useDrag((event, start) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-entry]');
    const entry = entries.find((one) => keyOf(one) === link?.dataset.entry);
    const from = placeUnder(start);
    if (!entry?.actions.can_move || !from || !grid.current) return undefined;
    const placement = pickUp(entry);
    return {
      move: (point) => {
        const to = placeUnder(point);
        if (to) hold(movedBy(placement, daysBetween(from.day, to.day) * 1440));
      },
      drop: putDown,
      cancel,
    };
  });
}
