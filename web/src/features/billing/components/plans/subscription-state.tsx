import type { OwnSubscription } from '@navor/contract';
import { type PlanId, plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { priceText } from '../../price-text.ts';

/** What comes next with a subscription: when how much is charged, or until when it runs. */
export function SubscriptionState({ subscription, planId }: { subscription: OwnSubscription; planId: PlanId }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const price = priceText(plans[subscription.next_plan_id ?? planId].cents, format);
  const { status, trial_ends_at, period_ends_at, grace_ends_at, next_try_at } = subscription;
  const endsAt = period_ends_at ?? trial_ends_at;
  const date = endsAt ? format.date(endsAt) : '';
  switch (status) {
    case 'trial':
      return <p>{t('state.trial', { date, price })}</p>;
    case 'active':
      return <p>{t('state.active', { date, price })}</p>;
    case 'cancelled':
      return <p>{t('state.cancelled', { date })}</p>;
    case 'past_due':
      return (
        <p>
          {t('state.pastDue')}
          {grace_ends_at && ` ${t('state.pastDueUntil', { date: format.date(grace_ends_at) })}`}
          {next_try_at && ` ${t('state.nextTry', { date: format.date(next_try_at) })}`}
        </p>
      );
    case 'ended':
      return null;
  }
}
