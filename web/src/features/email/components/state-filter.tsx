import { type MailState, mailStates } from '@navor/contract/choices';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsWorthFiltering } from '#screen/filter-form/use-is-worth-filtering.ts';

type StateFilterProps = { chosen: MailState | undefined; total: number; hrefFor: (state?: MailState) => string };

/** Links, so that a filtered list can be kept and sent to somebody. */
export function StateFilter({ chosen, total, hrefFor }: StateFilterProps) {
  const { t } = useTranslation('mail');
  const isShown = useIsWorthFiltering(total, chosen !== undefined);
  if (!isShown) return null;
  return (
    <nav aria-label={t('deliveries.filter')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...mailStates].map((state) => (
          <li key={state ?? 'all'}>
            <Link
              to={hrefFor(state)}
              aria-current={state === chosen ? 'page' : undefined}
              className={clsx(
                'inline-flex h-11 items-center rounded-full border px-4 text-sm transition-colors md:h-9',
                state === chosen
                  ? 'border-action bg-action-soft font-medium text-action'
                  : 'border-line-strong bg-surface hover:border-action',
              )}
            >
              {state ? t(`deliveries.state.${state}`) : t('deliveries.all')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
