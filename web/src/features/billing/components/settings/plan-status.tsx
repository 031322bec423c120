import type { OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Alert } from '#ui/alert.tsx';

/** Where a subscription stands, in sentences with dates and prices. */
export function PlanStatus({ subscription }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('billing-settings');
  const { card, status } = subscription;
  const sentences = useStatusSentences(subscription);
  return (
    <div className="grid max-w-reading gap-2 text-sm">
      {status === 'past_due' && <PastDue subscription={subscription} />}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {card && <p className="text-muted">{t('plan.card', { brand: brandName(card.brand), last4: card.last4 })}</p>}
    </div>
  );
}

function useStatusSentences({ status, plan_id, next_plan_id, trial_ends_at, period_ends_at }: OwnSubscription) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const end = status === 'trial' ? (trial_ends_at ?? period_ends_at) : period_ends_at;
  if (!end || !plan_id) return [];
  const date = format.date(end);
  const next = plans[next_plan_id ?? plan_id];
  const price = format.money(next.cents);
  const lowering = next_plan_id ? [t('status.lowering', { date, price, plan: next.name })] : [];
  switch (status) {
    case 'trial':
      return [t('status.trial', { date, price }), ...lowering];
    case 'active':
      return [t('status.active', { date, price }), ...lowering];
    case 'cancelled':
      return [t('status.cancelled', { date })];
    case 'ended':
      return [t('status.ended')];
    case 'past_due':
      return [];
  }
}

function PastDue({ subscription: { next_try_at, grace_ends_at } }: { subscription: OwnSubscription }) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  return (
    <Alert tone="warn" title={t('status.pastDue.title')}>
      {next_try_at && `${t('status.pastDue.nextTry', { date: format.date(next_try_at) })} `}
      {grace_ends_at && `${t('status.pastDue.access', { date: format.date(grace_ends_at) })} `}
      {t('status.pastDue.advice')}
    </Alert>
  );
}

/** Cashiers write brands in small letters. */
function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1);
}
