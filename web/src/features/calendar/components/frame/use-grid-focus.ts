import type { CalendarEntry } from '@navor/contract';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../time/placement.ts';
import type { Lift } from '../changing/use-lift.ts';

export type GridFocus = {
  /** The cell that the tab key leads to. */
  active: string;
  /** At once where it is shown; else false, and as soon as it is. */
  focusCell: (cell: string) => boolean;
  /** What of a cell's entries is shown, and the way to the others: one after the other. */
  itemsOf: (cell: string, entries: readonly CalendarEntry[]) => HTMLElement[];
  isCellShown: (cell: string) => boolean;
  onFocus: (event: FocusEvent) => void;
};

/** One cell of a grid is in the order of the tab key; keys lead from it to the others. */
export function useGridFocus(grid: RefObject<HTMLElement | null>, initial: string, lift: Lift | null): GridFocus {
  const [active, setActive] = useState(initial);
  const [lastInitial, setLastInitial] = useState(initial);
  const awaited = useRef<string>(null);

  // Another day was asked for: the tab key leads to it.
  if (initial !== lastInitial) {
    setLastInitial(initial);
    setActive(initial);
  }

  const cellOf = (cell: string) => grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`);

  const focusCell = (cell: string) => {
    const found = cellOf(cell);
    if (!isShown(found)) {
      awaited.current = cell;
      return false;
    }
    found.focus();
    return true;
  };

  // A cell of another month or week comes with the next page.
  useEffect(() => {
    const found = awaited.current ? cellOf(awaited.current) : null;
    if (!isShown(found)) return;
    awaited.current = null;
    found.focus();
  });

  // What is lifted is drawn anew in another cell with each step, and takes the focus along.
  useEffect(() => {
    if (!lift) return;
    const found = entryIn(grid.current, keyOf(lift.entry));
    if (found && found !== document.activeElement) found.focus();
  }, [grid, lift]);

  return {
    active,
    focusCell,
    itemsOf: (cell, entries) => {
      const found = cellOf(cell);
      // One that goes over several weeks is there once in each.
      const row = found?.closest('[role="row"]');
      const links = entries.flatMap((entry) => entryIn(row, keyOf(entry)) ?? entryIn(grid.current, keyOf(entry)) ?? []);
      return [...links, ...[...(found?.querySelectorAll<HTMLElement>('[data-more]') ?? [])].filter(isShown)];
    },
    isCellShown: (cell) => isShown(cellOf(cell)),
    onFocus: ({ target }) => {
      const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (cell) setActive(cell);
    },
  };
}

/** Narrow screens have copies of their own. */
function entryIn(place: Element | null | undefined, key: string): HTMLElement | undefined {
  return [...(place?.querySelectorAll<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`) ?? [])].find(isShown);
}

/** Narrow screens leave days of a week out, and the entries of a month. */
function isShown(element: HTMLElement | null | undefined): element is HTMLElement {
  return element?.checkVisibility?.() ?? Boolean(element);
}
