import type { BillingOverview } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';

/** What is left of each grant: they end at different times, and the one that is lost first is used first. */
export function IncludedTutoring({ grants }: { grants: BillingOverview['tutoring'] }) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  return (
    <div className="grid gap-1 text-sm">
      <h3 className="font-medium">{t('tutoring.title')}</h3>
      <ul className="tabular grid gap-1">
        {grants.map(({ minutes, minutes_left, ends_at }) => (
          <li key={`${ends_at.toISOString()} ${minutes}`}>
            {t('tutoring.left', { left: minutes_left, count: minutes, date: format.date(ends_at) })}
          </li>
        ))}
      </ul>
      <TextLink to={href('/dashboard/tutors')} className="w-fit py-1">
        {t('tutoring.find')}
      </TextLink>
    </div>
  );
}
