import { clsx } from 'clsx';
import type { PlacedLine } from '../../layout/lay-out-week.ts';
import { useCalendar } from '../calendar-context.tsx';
import { EntryLink } from './entry-link.tsx';
import { kindLook } from './kind-look.ts';
import { startText } from './use-entry-texts.ts';

/** An entry on a line of a week, over as many days as it takes. It stands in its first day and reaches into the next ones. */
export function LineEntry({ entry, span, line, beginsEarlier, endsLater, isLifted }: LineEntryProps) {
  const { format } = useCalendar();
  const Icon = kindLook[entry.kind].icon;
  const start = startText(entry, format);
  return (
    <EntryLink
      entry={entry}
      isInGrid
      isLifted={isLifted}
      style={{ top: `${line * lineHeight}rem`, width: `calc(${span * 100}% + ${span - 1}px - 4px)` }}
      className={clsx(
        '@container absolute left-0.5 z-10 flex h-5 items-center gap-1 px-1',
        beginsEarlier ? 'border-l-0' : 'rounded-l-sm',
        !endsLater && 'rounded-r-sm',
      )}
    >
      <Icon aria-hidden className="size-3 shrink-0" />
      {start && <span className="tabular shrink-0 text-muted @max-[5.5rem]:hidden">{start}</span>}
      <span className="truncate">{entry.title}</span>
    </EntryLink>
  );
}

type LineEntryProps = PlacedLine & { isLifted: boolean };

/** With the gap below, in rem. */
export const lineHeight = 1.375;
