import type { Learning } from '@navor/contract';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { Day } from '#screen/day.ts';

type WeekChartProps = { days: Learning['week']['days']; today: Day; goalMinutes: number };

/** Minutes studied by day: bars for the eyes, the same as a table for the ears. */
export function WeekChart({ days, today, goalMinutes }: WeekChartProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  // A day's even share of the goal fills the height at least, so that three minutes do not look like a day's work.
  const full = Math.max(goalMinutes / days.length, ...days.map(({ seconds }) => seconds / 60));
  return (
    <figure className="@container grid gap-2">
      <figcaption className="text-muted text-xs">{t('weeklyGoal.chart')}</figcaption>
      <div aria-hidden className="tabular grid grid-cols-7 text-center text-xs">
        {days.map(({ date, seconds }) => (
          <div key={date} className="grid min-w-0 gap-1">
            <div className="flex h-24 flex-col items-center justify-end gap-1 border-line border-b">
              {seconds > 0 && <span>{seconds < 60 ? '<\u00a01' : format.number(Math.floor(seconds / 60))}</span>}
              <div
                className={clsx(
                  'w-3/5 shrink-0 rounded-t-sm',
                  date === today ? 'bg-signal' : 'bg-action',
                  seconds > 0 && 'min-h-0.5',
                )}
                style={{ height: `calc((100% - 1.5rem) * ${seconds / 60 / full})` }}
              />
            </div>
            {date === today ? (
              <span className="font-semibold text-signal-text">
                {/* Where days stand close, the word would run into its neighbours. */}
                <span className="@max-3xs:hidden">{t('weeklyGoal.today')}</span>
                <span className="@3xs:hidden">{shortWeekday(format.date(date, 'weekday'))}</span>
              </span>
            ) : (
              <span className="text-muted">{shortWeekday(format.date(date, 'weekday'))}</span>
            )}
          </div>
        ))}
      </div>
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('weeklyGoal.day')}</th>
              <th scope="col">{t('weeklyGoal.time')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, seconds }) => (
              <tr key={date} aria-current={date === today ? 'date' : undefined}>
                <th scope="row">{format.date(date, 'weekday')}</th>
                <td>{format.timeSpent(seconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Calendars in all three languages shorten a day's name to its first two letters. */
function shortWeekday(name: string): string {
  return name.slice(0, 2);
}
