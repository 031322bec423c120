import type { BillingOverview, Invoice } from '@navor/contract';
import { plans, tierNameIn } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from '#features/identity/index.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import type { BillingAnswer } from './billing-intents.ts';
import { FreePlan } from './free-plan.tsx';
import { Outcome } from './outcome.tsx';
import { PlanActions } from './plan-actions.tsx';
import { PlanStatus } from './plan-status.tsx';

type PlanSectionProps = { overview: BillingOverview; invoices: Invoice[]; answer: BillingAnswer | undefined };

const tones = {
  trial: 'default',
  active: 'ok',
  past_due: 'destructive',
  cancelled: 'warn',
  ended: 'neutral',
} satisfies Record<string, BadgeProps['tone']>;

export function PlanSection({ overview, invoices, answer }: PlanSectionProps) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const { language } = useLanguageContext();
  const { cashier, subscription, grant } = overview;
  const plan = subscription?.plan_id ? plans[subscription.plan_id] : null;
  const badge = subscription ? (
    <Badge tone={tones[subscription.status]}>{t(`badge.${subscription.status}`)}</Badge>
  ) : (
    grant && <Badge tone="ok">{t('badge.granted')}</Badge>
  );
  return (
    <SettingsSection title={t('plan.title')} badge={badge}>
      <div className="grid gap-4">
        <Outcome overview={overview} invoices={invoices} answer={answer} />
        {subscription && (
          <>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong className="font-semibold text-lg">
                {t('plan.name', { plan: plan?.name ?? tierNameIn(language, subscription.tier) })}
              </strong>
              {plan && (
                <span className="tabular text-muted text-sm">
                  {t('plan.price', { price: format.money(plan.cents) })}
                </span>
              )}
            </p>
            <PlanStatus subscription={subscription} />
          </>
        )}
        {grant && <GrantNote grant={grant} />}
        {!subscription && !grant && <FreePlan />}
        {!cashier && <Alert>{t('plan.noCashier')}</Alert>}
        <PlanActions overview={overview} answer={answer} />
      </div>
    </SettingsSection>
  );
}

function GrantNote({ grant: { tier, ends_at } }: { grant: NonNullable<BillingOverview['grant']> }) {
  const { t } = useTranslation('billing-settings');
  const format = useFormatter();
  const { language } = useLanguageContext();
  return (
    <p className="max-w-reading text-sm">
      {t('plan.granted', { plan: tierNameIn(language, tier) })}{' '}
      {ends_at ? t('plan.grantedUntil', { date: format.date(ends_at) }) : t('plan.grantedForever')}
    </p>
  );
}
