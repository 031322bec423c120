import type { Streak } from '@navor/contract';
import { clsx } from 'clsx';
import { Check, type LucideIcon, Minus, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** A day that nothing is held against is either still open or was before its owner began. */
type DayState = Streak['calendar'][number]['state'] | 'before';

/** A shape for each, so that none is told by its colour alone. */
const marks: Record<DayState, { classes: string; icon?: LucideIcon }> = {
  learned: { classes: 'rounded-full border-signal bg-signal text-on-signal', icon: Check },
  frozen: { classes: 'rounded-sm border-action bg-action-soft text-action', icon: Snowflake },
  missed: { classes: 'rounded-full border-transparent text-muted', icon: Minus },
  open: { classes: 'rounded-full border-line-strong border-dashed' },
  before: { classes: 'border-transparent' },
};

/** Two weeks up to today, in two rows. */
export function StreakCalendar({ calendar }: Pick<Streak, 'calendar'>) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const days = calendar.map(({ day, state }, at) => {
    const isToday = at === calendar.length - 1;
    return { day, isToday, state: state === 'open' && !isToday ? ('before' as const) : state };
  });
  const shown = (['learned', 'frozen', 'missed', 'open'] as const).filter((state) =>
    days.some((day) => day.state === state),
  );
  return (
    <div className="grid gap-3">
      <h3 className="text-muted text-xs">{t('streak.calendar')}</h3>
      <ol className="grid grid-cols-7 gap-y-3">
        {days.map(({ day, state, isToday }) => (
          <li key={day} aria-current={isToday ? 'date' : undefined} className="grid justify-items-center gap-1">
            <span aria-hidden className={clsx('text-xs', isToday ? 'font-semibold text-signal-text' : 'text-muted')}>
              {/* Calendars in all three languages shorten a day's name to its first two letters. */}
              {isToday ? t('streak.todayMark') : format.date(day, 'weekday').slice(0, 2)}
            </span>
            <Mark state={state} />
            <span className="sr-only">
              {t('streak.dayState', { day: format.date(day, 'full'), state: t(`streak.states.${state}`) })}
            </span>
          </li>
        ))}
      </ol>
      <ul aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
        {shown.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <Mark state={state} isSmall />
            {t(`streak.states.${state}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ state, isSmall = false }: { state: DayState; isSmall?: boolean }) {
  const { classes, icon: Icon } = marks[state];
  return (
    <span aria-hidden className={clsx('grid place-items-center border-2', isSmall ? 'size-5' : 'size-8', classes)}>
      {Icon && <Icon className={isSmall ? 'size-3' : 'size-4'} />}
    </span>
  );
}
