import type { BillingOverview } from '@navor/contract';
import { grantablePlans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** A plan that nobody pays for, and until when it holds. */
export function GrantNote({ grant }: { grant: NonNullable<BillingOverview['grant']> }) {
  const { t } = useTranslation('subscription-state');
  const format = useFormatter();
  const { plan_id, ends_at: endsAt } = grant;
  return (
    <p className="max-w-reading text-pretty">
      {t('granted', { plan: grantablePlans[plan_id].name })}{' '}
      {endsAt ? t('grantedUntil', { date: format.date(endsAt) }) : t('grantedForever')}
    </p>
  );
}
