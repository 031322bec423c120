import type { Streak } from '@navor/contract';
import { clsx } from 'clsx';
import { Check, type LucideIcon, Minus, Snowflake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { addDays, type Day } from '#screen/day.ts';

type CalendarDay = Streak['calendar'][number];

/** What is yet to come is shown to beginners, who have little behind them. */
type DayState = CalendarDay['state'] | 'ahead';

/** A shape for each, so that none is told by its colour alone. */
const marks: Record<DayState, { classes: string; icon?: LucideIcon }> = {
  learned: { classes: 'rounded-full border-signal bg-signal text-on-signal', icon: Check },
  frozen: { classes: 'rounded-sm border-action bg-action-soft text-action', icon: Snowflake },
  missed: { classes: 'rounded-full border-transparent text-muted', icon: Minus },
  open: { classes: 'rounded-full border-line-strong border-dashed' },
  ahead: { classes: 'rounded-full border-line' },
};

/** Two weeks up to today, in two rows; to beginners, their first one or two from the day on which they began. */
export function StreakCalendar({ calendar }: Pick<Streak, 'calendar'>) {
  const { t } = useTranslation('achievements');
  const format = useFormatter();
  const today = calendar.at(-1)?.day;
  const isNew = calendar[0]?.state === 'open';
  const { title, days }: ShownDays = isNew ? firstWeeks(calendar) : { title: 'calendar', days: calendar };
  const shown = (['learned', 'frozen', 'missed', 'open', 'ahead'] as const).filter((state) =>
    days.some((day) => day.state === state),
  );
  return (
    <div className="grid gap-3">
      <h3 className="text-muted text-xs">{t(`streak.${title}`)}</h3>
      <ol className="grid grid-cols-7 gap-y-3">
        {days.map(({ day, state }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined} className="grid justify-items-center gap-1">
            <span
              aria-hidden
              className={clsx('text-xs', day === today ? 'font-semibold text-signal-text' : 'text-muted')}
            >
              {/* Calendars in all three languages shorten a day's name to its first two letters. */}
              {day === today ? t('streak.todayMark') : format.date(day, 'weekday').slice(0, 2)}
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

type ShownDays = { title: 'calendar' | 'firstWeek' | 'firstTwoWeeks'; days: { day: Day; state: DayState }[] };

/** Nobody has done anything before they began: instead of empty days behind them, they see those ahead. */
function firstWeeks(calendar: CalendarDay[]): ShownDays {
  const first = calendar.findIndex(({ state }) => state === 'learned');
  // Who has not learned yet begins today.
  const begun = first < 0 ? calendar.slice(-1) : calendar.slice(first);
  const today = begun.at(-1)?.day ?? '';
  const isFirst = begun.length <= 7;
  const ahead = Array.from({ length: (isFirst ? 7 : 14) - begun.length }, (_, index) => ({
    ...{ day: addDays(today, index + 1), state: 'ahead' as const },
  }));
  return { title: isFirst ? 'firstWeek' : 'firstTwoWeeks', days: [...begun, ...ahead] };
}

function Mark({ state, isSmall = false }: { state: DayState; isSmall?: boolean }) {
  const { classes, icon: Icon } = marks[state];
  return (
    <span aria-hidden className={clsx('grid place-items-center border-2', isSmall ? 'size-5' : 'size-8', classes)}>
      {Icon && <Icon className={isSmall ? 'size-3' : 'size-4'} />}
    </span>
  );
}
