import { clsx } from 'clsx';
import type { PlacedPart } from '../../layout/lay-out-day.ts';
import { useCalendar } from '../calendar-context.tsx';
import { EntryLink } from './entry-link.tsx';
import { kindLook } from './kind-look.ts';
import { placeText } from './place-text.ts';
import { hoursText } from './use-entry-texts.ts';

type BlockEntryProps = {
  part: PlacedPart;
  /** In minutes from the top of the cell that it stands in. */
  offset: number;
  isLifted: boolean;
};

/** An entry among the hours of its day, as high as it lasts. */
export function BlockEntry({ part, offset, isLifted }: BlockEntryProps) {
  const { format } = useCalendar();
  const { entry, startMinute, endMinute, column, span, columns, beginsEarlier, endsLater } = part;
  const Icon = kindLook[entry.kind].icon;
  const minutes = endMinute - startMinute;
  const isLow = minutes < 50;
  return (
    <EntryLink
      entry={entry}
      isInGrid
      isLifted={isLifted}
      style={{
        left: `${(column / columns) * 100}%`,
        width: `calc(${(span / columns) * 100}% - 3px)`,
        top: `calc(${offset} * var(--minute))`,
        height: `calc(${minutes} * var(--minute) - 2px)`,
      }}
      className={clsx(
        '@container absolute z-10 px-1 leading-4',
        isLow ? 'flex items-center gap-1' : 'py-0.5',
        beginsEarlier ? 'rounded-b-sm' : endsLater ? 'rounded-t-sm' : 'rounded-sm',
      )}
    >
      <span className={clsx('flex min-w-0 items-center gap-1 font-medium', isLow && 'shrink')}>
        <Icon aria-hidden className="size-3 shrink-0 @max-[3.5rem]:hidden" />
        <span className="truncate">{entry.title}</span>
      </span>
      <span className={clsx('tabular text-muted', isLow ? 'shrink-0' : 'block truncate')}>
        {isLow && columns > 1 ? '' : isLow ? format.time(entry.starts_at) : hoursText(entry, format)}
      </span>
      {!isLow && minutes >= 75 && entry.location && (
        <span className="block truncate text-muted">{placeText(entry.location)}</span>
      )}
      {entry.actions.can_resize && !endsLater && (
        <span data-resize aria-hidden className="absolute inset-x-0 bottom-0 h-2 pointer-fine:cursor-ns-resize" />
      )}
    </EntryLink>
  );
}
