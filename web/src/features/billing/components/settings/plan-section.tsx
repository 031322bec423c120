import type { BillingOverview } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { SettingsSection } from '#screen/settings-section.tsx';
import { FreePlanSummary } from '../free-plan-summary.tsx';
import { GrantNote } from '../state/grant-note.tsx';
import { StatusBadge } from '../state/status-badge.tsx';
import type { BillingAnswer } from './billing-intents.ts';
import { IncludedTutoring } from './included-tutoring.tsx';
import { Outcome } from './outcome.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanStatus } from './plan-status.tsx';

type PlanSectionProps = { overview: BillingOverview; answer: BillingAnswer | undefined };

export function PlanSection({ overview, answer }: PlanSectionProps) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const { cashier, subscription, grant, tutoring } = overview;
  const plan = subscription && plans[subscription.plan_id];
  const status = subscription?.status ?? (grant && 'granted');
  return (
    <SettingsSection title={t('plan.title')} badge={status && <StatusBadge status={status} />}>
      <div className="grid gap-4">
        <Outcome overview={overview} answer={answer} />
        {subscription && plan && (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-semibold text-lg">{t('plan.name', { plan: plan.name })}</strong>
              <span className="tabular text-muted text-sm">{t('plan.price', { price: format.price(plan.cents) })}</span>
            </p>
            <PlanStatus subscription={subscription} />
          </>
        )}
        {grant && (
          <div className="text-sm">
            <GrantNote grant={grant} />
          </div>
        )}
        {!subscription && !grant && (
          <p className="max-w-reading text-sm">
            {t('plan.none')} <FreePlanSummary />
          </p>
        )}
        {tutoring.length > 0 && <IncludedTutoring grants={tutoring} />}
        {!cashier && <Alert>{t('plan.noCashier')}</Alert>}
        <PlanActions overview={overview} answer={answer} />
      </div>
    </SettingsSection>
  );
}
