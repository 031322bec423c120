import type { CalendarEntry } from '@navor/contract';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { calendarAddress } from '../../calendar-query.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Lifting } from '../changing/use-lift.ts';
import { useLiftKeys } from '../changing/use-lift-keys.ts';
import type { GridFocus } from './use-grid-focus.ts';

/** How the keys of one view differ from those of the other. Cells go by their day, and those of hours by their time. */
type GridRules = {
  entries: readonly CalendarEntry[];
  entriesOn: (cell: string) => CalendarEntry[];
  /** Where a key leads from a cell, also to days that are not shown yet. */
  cellBeside: (cell: string, event: KeyboardEvent) => string | undefined;
  beginEvent: (cell: string) => void;
  /** How far an arrow key moves what is lifted, in minutes by the clock. */
  liftSteps: Readonly<Record<string, number>>;
};

/**
 * Arrow keys go from cell to cell; Enter goes to the entries of a cell, or begins an event in an empty one; up and down go from
 * entry to entry, and Escape goes back to the cell. M picks an entry up.
 */
export function useGridKeys(rules: GridRules, lifting: Lifting, focus: GridFocus) {
  const navigate = useNavigate();
  const { query, removeEntry } = useCalendar();
  const liftKeys = useLiftKeys(lifting, rules.liftSteps, focus.isCellShown);

  return { onKeyDown, onClick };

  /** Where nothing stands yet, something may begin. */
  function onClick({ target }: MouseEvent): void {
    const { cell } = (target as HTMLElement).dataset;
    if (cell && !lifting.lift) rules.beginEvent(cell);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (event.altKey || !cell) return;
    const isHandled = handle(event, target, cell);
    if (isHandled) event.preventDefault();
  }

  function handle(event: KeyboardEvent, target: HTMLElement, cell: string): boolean {
    if (lifting.lift) return liftKeys.onKeyDown(event);
    return 'cell' in target.dataset ? onCell(event, cell) : onItem(event, target, cell);
  }

  function onCell(event: KeyboardEvent, cell: string): boolean {
    if (event.key === 'Enter' || event.key === ' ') {
      const entries = rules.entriesOn(cell);
      const [first] = focus.itemsOf(cell, entries);
      if (first) first.focus();
      else if (entries.length > 0) openList(cell);
      else rules.beginEvent(cell);
      return true;
    }
    if (event.key === 'n' && !hasModifier(event)) {
      rules.beginEvent(cell);
      return true;
    }
    const next = rules.cellBeside(cell, event);
    if (next) goTo(next, event.key.startsWith('Page'));
    return next !== undefined;
  }

  /** The last week of a month shows days of the next one; who turns the page wants to see all of it. */
  function goTo(cell: string, isPageTurned: boolean): void {
    if (focus.focusCell(cell) && !isPageTurned) return;
    void navigate(calendarAddress({ ...query, date: cell.slice(0, 10) }), { replace: true, preventScrollReset: true });
  }

  /** Where there is no room for entries, as on a narrow screen: a month has the list of its chosen day below. */
  function openList(cell: string): void {
    const view = query.view === 'month' ? 'month' : 'agenda';
    const address = calendarAddress({ ...query, view, date: cell.slice(0, 10) });
    void navigate(address, { replace: view === 'month', preventScrollReset: view === 'month' });
  }

  function onItem(event: KeyboardEvent, target: HTMLElement, cell: string): boolean {
    const entry = rules.entries.find((one) => keyOf(one) === target.dataset.entry);
    const items = focus.itemsOf(cell, rules.entriesOn(cell));
    const beside = (step: number) => items[(items.indexOf(target) + step + items.length) % items.length]?.focus();
    if (event.key === 'Escape') focus.focusCell(cell);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowRight') beside(1);
    else if (event.key === 'ArrowUp' || event.key === 'ArrowLeft') beside(-1);
    else if (event.key === ' ') target.click();
    else if (entry && event.key === 'm' && !hasModifier(event)) liftKeys.pickUp(entry);
    else if (entry?.event && entry.actions.can_delete && event.key === 'Delete') {
      // What is gone cannot keep the focus.
      focus.focusCell(cell);
      removeEntry(entry);
    } else return false;
    return true;
  }
}

function hasModifier({ ctrlKey, metaKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey;
}
