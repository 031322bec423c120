import type { CalendarEntry } from '@navor/contract';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { weeksOfMonth } from '../../time/day.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Lifting } from '../changing/use-lift.ts';
import { useMonthDrag } from '../changing/use-month-drag.ts';
import { ColumnHead, Grid, GridRow } from '../frame/grid-parts.tsx';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { MonthWeek } from './month-week.tsx';
import { useMonthKeys } from './use-month-keys.ts';

type MonthGridProps = { entries: CalendarEntry[]; lifting: Lifting; label: string; hintId: string };

/** A month from Monday to Sunday, with as many lines a day as there is room for. */
export function MonthGrid({ entries, lifting, label, hintId }: MonthGridProps) {
  const { t } = useTranslation('calendar');
  const { query, format } = useCalendar();
  const grid = useRef<HTMLDivElement>(null);
  const weeks = useMemo(() => weeksOfMonth(query.date), [query.date]);
  const focus = useGridFocus(grid, query.date, lifting.lift);
  const { onKeyDown, onClick } = useMonthKeys({ entries, lifting, focus });
  const onPointerDown = useMonthDrag(grid, entries, lifting);
  return (
    <Grid
      ref={grid}
      aria-label={label}
      aria-describedby={hintId}
      aria-rowcount={weeks.length + 1}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onFocus={focus.onFocus}
      className="select-none overflow-hidden rounded-md border border-line bg-surface outline-none"
    >
      <GridRow className="flex bg-sunken text-muted text-xs">
        <ColumnHead className="w-7 shrink-0 py-1.5 text-center max-md:hidden">
          <span aria-hidden>{t('weekShort')}</span>
          <span className="sr-only">{t('weekNumber')}</span>
        </ColumnHead>
        {weeks[0]?.map((day) => (
          <ColumnHead key={day} className="min-w-0 flex-1 truncate border-line border-l py-1.5 text-center">
            <abbr title={format.date(day, 'weekday')} className="no-underline">
              {format.date(day, 'weekdayShort')}
            </abbr>
          </ColumnHead>
        ))}
      </GridRow>
      {weeks.map((days) => (
        <MonthWeek
          key={days[0]}
          days={days}
          entries={entries}
          activeDay={focus.active}
          liftedEntry={lifting.lift?.entry}
        />
      ))}
    </Grid>
  );
}
