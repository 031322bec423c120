import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { calendarAddress } from '../../calendar-query.ts';
import type { Crowd } from '../../layout/lay-out-day.ts';
import type { Day } from '../../time/day.ts';
import type { ClockChange } from '../../time/local-time.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { BlockEntry } from '../entry/block-entry.tsx';
import { GridCell } from '../frame/grid-parts.tsx';
import { NowLine } from './now-line.tsx';
import { cellAt, clockText, type DraftStretch, type Slot } from './slots.ts';

type HourCellProps = {
  day: Day;
  minute: number;
  change: ClockChange | undefined;
  isActive: boolean;
  slot: Slot;
  liftedKey: string | undefined;
  draft: DraftStretch | null;
  className: string | false;
};

/** Half an hour of a day. What begins in it stands in it, and reaches over those below. */
export function HourCell({ day, minute, change, isActive, slot, liftedKey, draft, className }: HourCellProps) {
  const { t } = useTranslation('calendar');
  const { format, today } = useCalendar();
  const hasScripts = useHasScripts();
  const changed = change && minute >= change.fromMinute && minute < change.toMinute ? change.kind : undefined;
  // Only where the focus is: the heads of row and column tell the same of the others.
  const label = () =>
    [
      ...[format.date(day, 'full'), clockText(minute)],
      ...(changed ? [t(`clocks.${changed}`)] : []),
      ...(slot.parts.length > 0 ? [t('count', { count: slot.parts.length })] : []),
    ].join(', ');
  return (
    <GridCell
      cell={cellAt(day, minute)}
      day={day}
      minute={minute}
      isActive={hasScripts ? isActive : null}
      aria-label={isActive ? label() : undefined}
      className={clsx(
        'relative h-[calc(30*var(--minute))] border-line border-l focus-visible:z-20 focus-visible:-outline-offset-2',
        minute % 60 === 0 && minute > 0 && 'shadow-[inset_0_1px_var(--color-line)]',
        changed === 'skipped' && 'calendar-skipped',
        className,
      )}
    >
      {changed === 'repeated' && minute === change?.fromMinute && (
        <span aria-hidden className="absolute top-0.5 right-1 text-muted text-xs">
          {t('clocks.twice')}
        </span>
      )}
      {slot.parts.map((part) => (
        <BlockEntry
          key={keyOf(part.entry)}
          part={part}
          offset={part.startMinute - minute}
          isLifted={keyOf(part.entry) === liftedKey}
        />
      ))}
      {slot.crowds.map((crowd) => (
        <CrowdLink key={crowd.startMinute} day={day} crowd={crowd} offset={crowd.startMinute - minute} />
      ))}
      {draft && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0.5 z-20 rounded-sm border border-action border-dashed bg-action-soft px-1 text-xs"
          style={{
            top: `calc(${draft.startMinute - minute} * var(--minute))`,
            height: `calc(${draft.endMinute - draft.startMinute} * var(--minute))`,
          }}
        >
          {clockText(draft.startMinute)}–{clockText(draft.endMinute % 1440)}
        </span>
      )}
      {day === today && <NowLine minute={minute} />}
    </GridCell>
  );
}

type CrowdLinkProps = { day: Day; crowd: Crowd; offset: number };

/** Where too many overlap, the day's list has them all. */
function CrowdLink({ day, crowd, offset }: CrowdLinkProps) {
  const { t } = useTranslation('calendar');
  const { query } = useCalendar();
  const hasScripts = useHasScripts();
  const share = 100 / crowd.columns;
  return (
    <Link
      to={calendarAddress({ ...query, view: 'agenda', date: day })}
      data-more
      tabIndex={hasScripts ? -1 : undefined}
      aria-label={t('more', { count: crowd.entries.length })}
      style={{
        left: `${100 - share}%`,
        width: `calc(${share}% - 3px)`,
        top: `calc(${offset} * var(--minute))`,
        height: `calc(${crowd.endMinute - crowd.startMinute} * var(--minute) - 2px)`,
      }}
      className="absolute z-10 grid justify-center overflow-hidden pt-1 rounded-sm border border-line-strong border-dashed bg-surface text-xs hover:bg-action-soft"
    >
      +{crowd.entries.length}
    </Link>
  );
}
