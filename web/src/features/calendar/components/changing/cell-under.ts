import type { Day } from '../../time/day.ts';
import type { Point } from './use-drag.ts';

export type Place = { day: Day; minute: number | null };

/** The day under a point of the screen, and among hours the minute. */
export function placeUnder({ x, y }: Point): Place | undefined {
  // Entries lie over the cells that they reach into.
  const cell = document
    .elementsFromPoint(x, y)
    .find((element): element is HTMLElement => element instanceof HTMLElement && element.matches('[data-day]'));
  const day = cell?.dataset.day;
  if (!cell || !day) return undefined;
  if (cell.dataset.minute === undefined) return { day, minute: null };
  const { top, height } = cell.getBoundingClientRect();
  return { day, minute: Number(cell.dataset.minute) + ((y - top) / height) * 30 };
}
