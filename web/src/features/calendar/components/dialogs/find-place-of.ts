import type { CalendarEntry } from '@navor/contract';
import { keyOf } from '../../time/placement.ts';

/**
 * The cell in which an entry stands, in a list the entry itself, and if it is gone the cell that the tab key leads to. What was
 * moved is drawn anew elsewhere, and drawn anew again once the server has answered: cells stay.
 */
export function findPlaceOf(entry: CalendarEntry): HTMLElement | null {
  const links = document.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(keyOf(entry))}"]`);
  const link = [...links].find((one) => one.checkVisibility?.() ?? true);
  return link?.closest<HTMLElement>('[data-cell]') ?? link ?? document.querySelector('[data-cell][tabindex="0"]');
}
