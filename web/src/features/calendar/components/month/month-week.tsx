import type { CalendarEntry } from '@navor/contract';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countHidden, isOver, layOutWeek } from '../../layout/lay-out-week.ts';
import { type Day, weekNumberOf } from '../../time/day.ts';
import { keyOf } from '../../time/placement.ts';
import { GridRow, RowHead } from '../frame/grid-parts.tsx';
import { MonthDay } from './month-day.tsx';

const shownLines = 3;

type MonthWeekProps = {
  days: Day[];
  entries: CalendarEntry[];
  activeDay: string;
  liftedEntry: CalendarEntry | undefined;
};

export const MonthWeek = memo(function MonthWeek({ days, entries, activeDay, liftedEntry }: MonthWeekProps) {
  const { t } = useTranslation('calendar');
  const placed = useMemo(() => layOutWeek(days, entries), [days, entries]);
  const hidden = useMemo(() => countHidden(days, placed, shownLines), [days, placed]);
  const number = weekNumberOf(days[0] ?? '');
  return (
    <GridRow className="flex border-line border-t">
      <RowHead
        className="tabular w-7 shrink-0 bg-sunken py-2 text-center text-muted text-xs max-md:hidden"
        aria-label={t('week', { number })}
      >
        {number}
      </RowHead>
      {days.map((day, column) => (
        <MonthDay
          key={day}
          day={day}
          isActive={day === activeDay}
          lines={placed.filter((line) => line.column === column && line.line < shownLines)}
          entries={placed.filter((line) => isOver(line, column)).map(({ entry }) => entry)}
          hiddenCount={hidden[column] ?? 0}
          liftedKey={liftedEntry && keyOf(liftedEntry)}
        />
      ))}
    </GridRow>
  );
});
