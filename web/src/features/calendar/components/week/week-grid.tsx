import type { CalendarEntry } from '@navor/contract';
import { clsx } from 'clsx';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { calendarAddress, narrowDaysOf } from '../../calendar-query.ts';
import { addDays, type Day, daysFrom, mondayOf, weekNumberOf } from '../../time/day.ts';
import { clockChangeOn } from '../../time/local-time.ts';
import { useCalendar } from '../calendar-context.tsx';
import type { Lifting } from '../changing/use-lift.ts';
import { useWeekDrag } from '../changing/use-week-drag.ts';
import { ColumnHead, Grid, GridRow } from '../frame/grid-parts.tsx';
import { useGridFocus } from '../frame/use-grid-focus.ts';
import { AllDayRow } from './all-day-row.tsx';
import { HourRows } from './hour-rows.tsx';
import { useFirstHour } from './use-first-hour.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { narrowClass } from './week-columns.ts';

type WeekGridProps = { entries: CalendarEntry[]; lifting: Lifting; label: string; hintId: string };

/** A week by the clock: a row for each half hour, so that every place in it can be named and reached by keys. */
export function WeekGrid({ entries, lifting, label, hintId }: WeekGridProps) {
  const { query, timeZone } = useCalendar();
  const scroller = useRef<HTMLDivElement>(null);
  const days = useMemo(() => daysFrom(mondayOf(query.date), addDays(mondayOf(query.date), 6)), [query.date]);
  const shown = useMemo(() => narrowDaysOf(query.date), [query.date]);
  const changes = useMemo(() => days.map((day) => clockChangeOn(day, timeZone)), [days, timeZone]);
  const focus = useGridFocus(scroller, `${query.date}T08:00`, lifting.lift);
  const firstMinute = useFirstHour(scroller, days, entries);
  const { onKeyDown, onClick } = useWeekKeys({ entries, lifting, focus });
  const { draft, onPointerDown } = useWeekDrag(scroller, entries, lifting);
  const columns = { days, shown, changes, activeCell: focus.active };
  const liftedEntry = lifting.lift?.entry;
  return (
    <div
      ref={scroller}
      className="relative max-h-[80dvh] min-h-96 md:max-h-[calc(100dvh-17.5rem)] overflow-y-auto overscroll-contain rounded-md border border-line bg-surface [scroll-padding-top:7rem] print:max-h-none"
    >
      <Grid
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={focus.onFocus}
        style={{ '--narrow-days': shown.length } as CSSProperties}
        className={clsx(
          'grid select-none outline-none [--minute:0.8px]',
          'grid-cols-[2.75rem_repeat(var(--narrow-days),minmax(0,1fr))] md:grid-cols-[3.5rem_repeat(7,minmax(0,1fr))]',
        )}
      >
        <DayHeads days={days} shown={shown} />
        <AllDayRow {...columns} entries={entries} liftedEntry={liftedEntry} />
        <HourRows {...columns} entries={entries} liftedEntry={liftedEntry} draft={draft} firstMinute={firstMinute} />
      </Grid>
    </div>
  );
}

function DayHeads({ days, shown }: { days: Day[]; shown: Day[] }) {
  const { t } = useTranslation('calendar');
  const { query, today, format } = useCalendar();
  const hasScripts = useHasScripts();
  const number = weekNumberOf(days[0] ?? query.date);
  return (
    <GridRow>
      <ColumnHead
        className="sticky top-0 z-40 grid place-items-center bg-surface text-muted text-xs"
        aria-label={t('week', { number })}
      >
        {t('weekShort')}&nbsp;{number}
      </ColumnHead>
      {days.map((day) => (
        <ColumnHead
          key={day}
          aria-current={day === today ? 'date' : undefined}
          className={clsx(
            'sticky top-0 z-40 grid h-14 place-items-center border-line border-l bg-surface',
            narrowClass(shown, day),
          )}
        >
          <Link
            to={calendarAddress({ ...query, view: 'agenda', date: day })}
            tabIndex={hasScripts ? -1 : undefined}
            aria-label={format.date(day, 'full')}
            className="grid justify-items-center rounded-sm px-2 hover:bg-action-soft"
          >
            <span className="text-muted text-xs">{format.date(day, 'weekdayShort')}</span>
            <span
              className={clsx(
                'tabular grid h-6 min-w-6 place-items-center rounded-full px-1 text-sm',
                day === today && 'bg-action font-semibold text-on-action',
              )}
            >
              {Number(day.slice(8))}
            </span>
          </Link>
        </ColumnHead>
      ))}
    </GridRow>
  );
}
