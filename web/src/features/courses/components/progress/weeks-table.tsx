import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { StudyWeek } from './study-figures.ts';

/** Folded, since it says what the bars say. */
export function WeeksTable({ weeks }: { weeks: StudyWeek[] }) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  return (
    <details className="text-sm">
      <summary className="rounded-sm py-1 text-action hover:text-action-hover">{t('weeks.asTable')}</summary>
      <table className="tabular mt-2 w-full border-collapse text-left">
        <thead className="text-muted text-xs">
          <tr className="border-line border-b align-bottom">
            <th scope="col" className="py-2 pr-3 font-medium">
              {t('weeks.week')}
            </th>
            <th scope="col" className="py-2 pr-3 text-right font-medium">
              {t('weeks.time')}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t('weeks.done')}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ starts_on, seconds, completed_lessons }) => (
            <tr key={starts_on} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2 pr-3 font-normal">
                {format.date(starts_on, 'medium')}
              </th>
              <td className="py-2 pr-3 text-right">{format.timeSpent(seconds)}</td>
              <td className="py-2 text-right">{format.number(completed_lessons)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
