import type { CalendarEntry } from '@navor/contract';
import { clsx } from 'clsx';
import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { entryAddress } from '../../calendar-paths.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { kindLook } from './kind-look.ts';
import { useEntryTexts } from './use-entry-texts.ts';

type EntryLinkProps = {
  entry: CalendarEntry;
  /** Within a grid the arrow keys lead to it; elsewhere the tab key does. */
  isInGrid: boolean;
  isLifted?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** An entry, wherever it stands: without scripts it leads to its screen, with them it opens on the spot. */
export function EntryLink({ entry, isInGrid, isLifted = false, className, style, children }: EntryLinkProps) {
  const { query, openEntry } = useCalendar();
  const hasScripts = useHasScripts();
  const { label } = useEntryTexts();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openEntry(entry);
  };
  return (
    <Link
      to={entryAddress(entry, query)}
      onClick={open}
      draggable={false}
      data-entry={keyOf(entry)}
      aria-label={label(entry)}
      aria-haspopup={hasScripts ? 'dialog' : undefined}
      tabIndex={isInGrid && hasScripts ? -1 : undefined}
      style={style}
      className={clsx(
        'overflow-hidden border-l-[3px] text-ink text-xs',
        kindLook[entry.kind].surface,
        entry.is_tentative && 'calendar-tentative',
        entry.actions.can_move && isInGrid && 'pointer-fine:cursor-grab',
        isLifted ? 'z-20 opacity-90 shadow-raised outline-2 outline-focus' : 'hover:outline hover:outline-line-strong',
        className,
      )}
    >
      {children}
    </Link>
  );
}
