import type { OwnSubscription } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { PlansQuery } from './plans-query.ts';

/** Says what was just done, as long as the subscription stands so: an old address claims nothing. */
export function OutcomeNotice({ wanted, subscription }: { wanted: PlansQuery; subscription: OwnSubscription }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { plan_id: planId, next_plan_id: nextPlanId, period_ends_at: periodEndsAt } = subscription;
  switch (wanted.done) {
    case 'changed':
      return wanted.plan === planId && <Alert tone="ok">{t('notice.changed', { plan: plans[planId].name })}</Alert>;
    case 'planned': {
      if (!nextPlanId || wanted.plan !== nextPlanId) return null;
      const date = format.date(periodEndsAt);
      return <Alert tone="ok">{t('notice.planned', { plan: plans[nextPlanId].name, date })}</Alert>;
    }
    case 'kept':
      return !nextPlanId && <Alert tone="ok">{t('notice.kept', { plan: plans[planId].name })}</Alert>;
    case null:
      return null;
  }
}
