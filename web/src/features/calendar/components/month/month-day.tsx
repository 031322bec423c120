import type { CalendarEntry } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { calendarAddress } from '../../calendar-query.ts';
import type { PlacedLine } from '../../layout/lay-out-week.ts';
import type { Day } from '../../time/day.ts';
import { keyOf } from '../../time/placement.ts';
import { useCalendar } from '../calendar-context.tsx';
import { kindLook } from '../entry/kind-look.ts';
import { LineEntry } from '../entry/line-entry.tsx';
import { GridCell } from '../frame/grid-parts.tsx';

type MonthDayProps = {
  day: Day;
  isActive: boolean;
  /** Those that begin here, within this week. */
  lines: PlacedLine[];
  /** All that touch the day. */
  entries: CalendarEntry[];
  hiddenCount: number;
  liftedKey: string | undefined;
};

export function MonthDay({ day, isActive, lines, entries, hiddenCount, liftedKey }: MonthDayProps) {
  const { t } = useTranslation('calendar');
  const { query, today, format } = useCalendar();
  const hasScripts = useHasScripts();
  const isOutside = day.slice(0, 7) !== query.date.slice(0, 7);
  const isToday = day === today;
  const tabIndex = hasScripts ? -1 : undefined;
  const name = [format.date(day, 'full'), ...(isToday ? [t('today')] : [])].join(', ');
  const agenda = calendarAddress({ ...query, view: 'agenda', date: day });
  return (
    <GridCell
      cell={day}
      day={day}
      isActive={hasScripts ? isActive : null}
      aria-label={`${name}, ${t('count', { count: entries.length })}`}
      aria-current={isToday ? 'date' : undefined}
      aria-selected={day === query.date}
      className={clsx(
        'relative min-h-14 min-w-0 flex-1 border-line border-l md:min-h-32',
        'focus-visible:z-20 focus-visible:-outline-offset-2',
        isOutside && 'bg-paper text-muted',
        day === query.date && 'max-md:bg-action-soft',
      )}
    >
      <Link
        to={agenda}
        tabIndex={tabIndex}
        aria-label={name}
        className={clsx(numberClasses, 'max-md:hidden', isToday ? todayClasses : 'hover:bg-action-soft')}
      >
        {Number(day.slice(8))}
      </Link>
      <Link
        to={calendarAddress({ ...query, date: day })}
        replace
        preventScrollReset
        tabIndex={tabIndex}
        aria-label={name}
        className="absolute inset-0 flex flex-col items-center gap-1 pt-1.5 md:hidden"
      >
        <span className={clsx(numberClasses, isToday && todayClasses)}>{Number(day.slice(8))}</span>
        <Dots entries={entries} />
      </Link>
      <div className="relative h-[4.125rem] max-md:hidden">
        {lines.map((line) => (
          <LineEntry key={keyOf(line.entry)} {...line} isLifted={keyOf(line.entry) === liftedKey} />
        ))}
      </div>
      {hiddenCount > 0 && (
        <Link
          to={agenda}
          data-more
          tabIndex={tabIndex}
          className="mx-1 block truncate rounded-sm px-1 py-0.5 text-muted text-xs hover:bg-action-soft hover:text-ink max-md:hidden"
        >
          {t('more', { count: hiddenCount })}
        </Link>
      )}
    </GridCell>
  );
}

const numberClasses = 'tabular m-1 grid size-6 place-items-center rounded-full text-xs';
const todayClasses = 'bg-action font-semibold text-on-action';

const mostDots = 4;

/** Only that there is something; what it is stands in the list below. */
function Dots({ entries }: { entries: CalendarEntry[] }) {
  return (
    <span aria-hidden className="flex gap-0.5">
      {entries.slice(0, mostDots).map((entry) => (
        <span key={keyOf(entry)} className={clsx('size-1.5 rounded-full', kindLook[entry.kind].mark)} />
      ))}
    </span>
  );
}
