import type { CalendarEntry } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { calendarAddress } from '../../calendar-query.ts';
import { isBanner } from '../../layout/lay-out-day.ts';
import { countHidden, isOver, layOutWeek } from '../../layout/lay-out-week.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { LineEntry, lineHeight } from '../entry/line-entry.tsx';
import { GridCell, GridRow, RowHead } from '../frame/grid-parts.tsx';
import { narrowClass, type WeekColumns } from './week-columns.ts';

const mostLines = 4;

type AllDayRowProps = WeekColumns & { entries: CalendarEntry[]; liftedEntry: CalendarEntry | undefined };

/** What takes whole days stands above the hours, and stays in sight. */
export function AllDayRow({ days, shown, activeCell, entries, liftedEntry }: AllDayRowProps) {
  const { t } = useTranslation('calendar');
  const { query, format } = useCalendar();
  const hasScripts = useHasScripts();
  const isLifted = (entry: CalendarEntry) => liftedEntry !== undefined && keyOf(entry) === keyOf(liftedEntry);
  const banners = entries.filter(isBanner);
  const placed = layOutWeek(days, banners);
  // A phone shows a part of the week: what began before that part begins with it there.
  const placedNarrow = layOutWeek(shown, banners);
  const lines = Math.min(mostLines, Math.max(1, ...placed.map(({ line }) => line + 1)));
  const hidden = countHidden(days, placed, mostLines);
  const height = `${lines * lineHeight + (hidden.some(Boolean) ? lineHeight : 0) + 0.25}rem`;
  return (
    <GridRow>
      <RowHead className="sticky top-14 z-30 border-line-strong border-b bg-surface px-1 pt-0.5 text-right text-[0.6875rem] text-muted leading-3">
        {t('allDayHead')}
      </RowHead>
      {days.map((day, column) => {
        const count = placed.filter((line) => isOver(line, column)).length;
        return (
          <GridCell
            key={day}
            cell={day}
            day={day}
            isActive={hasScripts ? activeCell === day : null}
            aria-label={`${format.date(day, 'full')}, ${t('allDay')}, ${t('count', { count })}`}
            // What reaches over the next days lies above them.
            style={{ height, zIndex: 37 - column }}
            className={clsx(
              'sticky top-14 border-line-strong border-b border-l border-l-line bg-surface pt-0.5',
              'focus-visible:-outline-offset-2',
              narrowClass(shown, day),
            )}
          >
            <div className="relative max-md:hidden">
              {placed
                .filter((line) => line.column === column && line.line < mostLines)
                .map((line) => (
                  <LineEntry key={keyOf(line.entry)} {...line} isLifted={isLifted(line.entry)} />
                ))}
            </div>
            <div className="relative md:hidden">
              {placedNarrow
                .filter((line) => shown[line.column] === day && line.line < mostLines)
                .map((line) => (
                  <LineEntry key={keyOf(line.entry)} {...line} isLifted={isLifted(line.entry)} />
                ))}
            </div>
            {(hidden[column] ?? 0) > 0 && (
              <Link
                to={calendarAddress({ ...query, view: 'agenda', date: day })}
                data-more
                tabIndex={hasScripts ? -1 : undefined}
                style={{ top: `${mostLines * lineHeight}rem` }}
                className="absolute inset-x-1 truncate rounded-sm text-muted text-xs hover:bg-action-soft"
              >
                {t('more', { count: hidden[column] ?? 0 })}
              </Link>
            )}
          </GridCell>
        );
      })}
    </GridRow>
  );
}
