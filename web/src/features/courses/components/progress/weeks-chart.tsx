import { Card, CardTitle } from '@navor/ui/card.tsx';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { StudyWeek } from './study-figures.ts';
import { WeeksTable } from './weeks-table.tsx';

/** Older weeks are in the table. */
const mostWeeks = 12;

/** Time and lessons by week, the current one last: bars with their amounts, and a table behind them. */
export function WeeksChart({ weeks }: { weeks: StudyWeek[] }) {
  const { t } = useTranslation('progress');
  const hasStudied = weeks.some(({ seconds, completed_lessons }) => seconds > 0 || completed_lessons > 0);
  const shown = weeks.slice(-mostWeeks);
  const most = Math.max(1, ...shown.map(({ seconds }) => seconds));
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <CardTitle>{t('weeks.title')}</CardTitle>
        <p className="text-muted text-sm">{t(hasStudied ? 'weeks.text' : 'weeks.none')}</p>
      </div>
      {hasStudied && (
        <>
          <div aria-hidden className="grid gap-3">
            {shown.map((week, index) => (
              <WeekBar
                key={week.starts_on}
                week={week}
                share={week.seconds / most}
                isCurrent={index === shown.length - 1}
              />
            ))}
          </div>
          <WeeksTable weeks={weeks} />
        </>
      )}
    </Card>
  );
}

function WeekBar({ week, share, isCurrent }: { week: StudyWeek; share: number; isCurrent: boolean }) {
  const { t } = useTranslation(['progress', 'courses']);
  const format = useFormatter();
  const { starts_on, seconds, completed_lessons } = week;
  return (
    <div className="tabular grid gap-1 text-sm">
      <div className="flex flex-wrap justify-between gap-x-3">
        <span className={isCurrent ? 'font-semibold text-signal-text' : 'text-muted'}>
          {isCurrent ? t('weeks.thisWeek') : format.date(starts_on, 'day')}
        </span>
        <span>
          {format.timeSpent(seconds)}
          {completed_lessons > 0 && ` · ${t('courses:lessons', { count: completed_lessons })}`}
        </span>
      </div>
      <div className="h-2 rounded-sm bg-sunken">
        <div
          className={clsx('h-full rounded-sm', isCurrent ? 'bg-signal' : 'bg-action')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
