import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

/** Days to look back on. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

export function readPeriod(search: URLSearchParams): Period {
  return periods.find((days) => String(days) === search.get('days')) ?? 30;
}

export function PeriodChoice({ chosen }: { chosen: Period }) {
  const { t } = useTranslation('assistant-usage');
  return (
    <nav aria-label={t('period.label')}>
      <ul className="flex flex-wrap gap-2">
        {periods.map((days) => (
          <li key={days}>
            <Link
              to={`${href('/dashboard/ai-usage')}?days=${days}`}
              replace
              preventScrollReset
              aria-current={days === chosen ? 'true' : undefined}
              className={clsx(
                'inline-flex h-11 items-center rounded-full border px-4 text-sm md:h-9',
                days === chosen
                  ? 'border-action bg-action-soft font-medium'
                  : 'border-line-strong bg-surface hover:bg-action-soft',
              )}
            >
              {t(`period.${days}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
