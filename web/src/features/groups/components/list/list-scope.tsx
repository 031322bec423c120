import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOf, type Filters } from './filters.ts';

/** All sessions, or those that somebody takes part in. */
export function ListScope({ path, filters }: { path: string; filters: Filters }) {
  const { t } = useTranslation('groups');
  const scopes = [
    { label: t('list.all'), mine: undefined },
    { label: t('list.mine'), mine: 'true' },
  ] as const;
  return (
    <nav aria-label={t('list.scope')} className="flex flex-wrap gap-2">
      {scopes.map(({ label, mine }) => {
        const isCurrent = filters.mine === mine;
        return (
          <Link
            key={label}
            to={addressOf(path, { mine })}
            prefetch="intent"
            aria-current={isCurrent ? 'page' : undefined}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors md:min-h-9',
              isCurrent
                ? 'border-action bg-action-soft font-medium text-action'
                : 'border-line text-muted hover:border-line-strong',
            )}
          >
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
