import type { OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** How a subscription stands, in sentences with dates and prices. */
export function SubscriptionState({ subscription }: { subscription: OwnSubscription }) {
  const sentences = useStateSentences(subscription);
  if (subscription.status === 'past_due') {
    const [title, ...rest] = sentences;
    return (
      <Alert tone="danger" title={title}>
        {rest.join(' ')}
      </Alert>
    );
  }
  return sentences.map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** What comes next with a subscription: when how much is charged, or until when it runs. The first sentence matters most. */
function useStateSentences(subscription: OwnSubscription): string[] {
  const { t } = useTranslation('subscription-state');
  const format = useFormatter();
  const { status, plan_id, next_plan_id, period_ends_at, grace_ends_at, next_try_at } = subscription;
  const next = plans[next_plan_id ?? plan_id];
  const date = format.date(period_ends_at);
  const price = format.price(next.cents);
  const lowering = next_plan_id ? [t('lowering', { date, price, plan: next.name })] : [];
  switch (status) {
    case 'trial':
    case 'active':
      return [t(status, { date, price }), ...lowering];
    case 'cancelled':
      return [t('cancelled', { date })];
    case 'past_due':
      return [
        t('pastDue.title'),
        ...(next_try_at ? [t('pastDue.nextTry', { date: format.date(next_try_at) })] : []),
        ...(grace_ends_at ? [t('pastDue.access', { date: format.date(grace_ends_at) })] : []),
        t('pastDue.advice'),
      ];
  }
}
