import type { Review } from '@navor/contract';
import { Card, CardTitle } from '@navor/ui/card.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { ForecastTable } from './forecast-table.tsx';

/** Later days are in the table. */
const mostDays = 7;

/** How many questions come due on the next days: bars with their amounts, and a table behind them. */
export function Forecast({ days }: { days: Review['forecast'] }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  if (!days.some(({ count }) => count > 0)) return null;
  const shown = days.slice(0, mostDays);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <CardTitle>{t('review.forecast.title')}</CardTitle>
        <p className="text-muted text-sm">{t('review.forecast.unit')}</p>
      </div>
      <div aria-hidden className="tabular grid grid-flow-col auto-cols-fr text-center text-xs">
        {shown.map(({ date, count }) => (
          <div key={date} className="grid min-w-0 gap-1">
            <div className="flex h-24 flex-col items-center justify-end gap-1 border-line border-b">
              <span className={count === 0 ? 'text-muted' : undefined}>{format.number(count)}</span>
              <div
                className="w-3/5 shrink-0 rounded-t-sm bg-action"
                style={{ height: `calc((100% - 1.5rem) * ${count / most})` }}
              />
            </div>
            <span className="text-muted">{shortWeekday(format.date(date, 'weekday'))}</span>
          </div>
        ))}
      </div>
      <ForecastTable days={days} />
    </Card>
  );
}

/** Calendars in all three languages shorten a day's name to its first two letters. */
function shortWeekday(name: string): string {
  return name.slice(0, 2);
}
