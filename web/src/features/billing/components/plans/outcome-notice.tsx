import type { OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Alert } from '#ui/alert.tsx';
import type { Outcome } from './wish.ts';

/** Says what was just done, as long as the subscription stands so: an old address claims nothing. */
export function OutcomeNotice({ outcome, subscription }: { outcome: Outcome | null; subscription: OwnSubscription }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { plan_id: planId, next_plan_id: nextPlanId, period_ends_at: periodEndsAt } = subscription;
  if (!outcome || !planId) return null;
  if (outcome === 'planned') {
    if (!nextPlanId || !periodEndsAt) return null;
    const date = format.date(periodEndsAt);
    return <Alert tone="ok">{t('notice.planned', { plan: plans[nextPlanId].name, date })}</Alert>;
  }
  return nextPlanId ? null : <Alert tone="ok">{t(`notice.${outcome}`, { plan: plans[planId].name })}</Alert>;
}
