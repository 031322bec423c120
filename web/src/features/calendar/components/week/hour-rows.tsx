import type { CalendarEntry } from '@navor/contract';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import { dayMinutes, isBanner, layOutDay, partOn } from '../../layout/lay-out-day.ts';
import type { Day } from '../../time/day.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { GridRow, RowHead } from '../frame/grid-parts.tsx';
import { HourCell } from './hour-cell.tsx';
import { cellAt, clockText, type DraftStretch, isIn, noSlot, type Slot, slotAt, slotMinutes } from './slots.ts';
import { narrowClass, type WeekColumns } from './week-columns.ts';

type HourRowsProps = WeekColumns & {
  entries: CalendarEntry[];
  liftedEntry: CalendarEntry | undefined;
  draft: DraftStretch | null;
  firstMinute: number;
};

export function HourRows({ entries, liftedEntry, draft, firstMinute, ...columns }: HourRowsProps) {
  const { timeZone } = useCalendar();
  const { days } = columns;
  const laidOut = useMemo(() => days.map((day) => layOutOn(day, entries, timeZone)), [days, entries, timeZone]);
  const starts = Array.from({ length: dayMinutes / slotMinutes }, (_, at) => at * slotMinutes);
  return starts.map((minute) => (
    <HourRow
      key={minute}
      minute={minute}
      {...columns}
      activeCell={minuteOfCell(columns.activeCell) === minute ? columns.activeCell : ''}
      slots={laidOut.map((day) => slotAt(day, minute))}
      liftedKey={liftedEntry && keyOf(liftedEntry)}
      draft={draft && isIn(draft.startMinute, minute) ? draft : null}
      isFirstSeen={minute === firstMinute}
    />
  ));
}

type HourRowProps = WeekColumns & {
  minute: number;
  slots: Slot[];
  liftedKey: string | undefined;
  draft: DraftStretch | null;
  isFirstSeen: boolean;
};

/** Most rows hold nothing: they stay as they are whatever happens in others. */
const HourRow = memo(
  function HourRow({ minute, days, shown, changes, activeCell, slots, liftedKey, draft, isFirstSeen }: HourRowProps) {
    const label = clockText(minute);
    return (
      <GridRow>
        <RowHead
          className={clsx(
            'tabular relative h-[calc(30*var(--minute))] pr-1.5 text-right text-muted text-xs',
            isFirstSeen && 'calendar-first-seen',
          )}
        >
          <span className={clsx('-top-2 absolute right-1.5', (minute % 60 !== 0 || minute === 0) && 'sr-only')}>
            {label}
          </span>
        </RowHead>
        {days.map((day, column) => (
          <HourCell
            key={day}
            day={day}
            minute={minute}
            change={changes[column]}
            isActive={activeCell === cellAt(day, minute)}
            slot={slots[column] ?? noSlot}
            liftedKey={liftedKey}
            draft={draft?.day === day ? draft : null}
            className={narrowClass(shown, day)}
          />
        ))}
      </GridRow>
    );
  },
  (before, after) =>
    before.slots.every((slot, at) => slot === noSlot && after.slots[at] === noSlot) &&
    before.days === after.days &&
    before.shown === after.shown &&
    before.changes === after.changes &&
    before.activeCell === after.activeCell &&
    before.draft === after.draft &&
    before.isFirstSeen === after.isFirstSeen,
);

function layOutOn(day: Day, entries: readonly CalendarEntry[], timeZone: string) {
  const parts = entries
    .filter((entry) => !isBanner(entry) && entry.first_day <= day && entry.last_day >= day)
    .map((entry) => partOn(entry, day, timeZone));
  return layOutDay(parts);
}

function minuteOfCell(cell: string): number {
  return cell.length > 10 ? Number(cell.slice(11, 13)) * 60 + Number(cell.slice(14, 16)) : -1;
}
