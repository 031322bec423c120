import type { Review } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** Folded, since it says what the bars say. */
export function ForecastTable({ days }: { days: Review['forecast'] }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  return (
    <details className="text-sm">
      <summary className="w-fit rounded-sm py-3 md:py-1 text-action hover:text-action-hover">
        {t('review.forecast.asTable')}
      </summary>
      <table className="tabular mt-2 w-full border-collapse text-left">
        <thead className="text-muted text-xs">
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('review.forecast.day')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('review.forecast.questions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, count }) => (
            <tr key={date} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-3 font-normal first-letter:uppercase">
                {format.date(date, 'full')}
              </th>
              <td className="py-2 text-right">{format.number(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
