import type { BillingActions, OwnSubscription } from '@navor/contract';
import { type PaidTier, plans, tierNameIn } from '@navor/contract/choices';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormAnswer } from '#platform/form-answer.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useFormatter } from '#platform/use-formatter.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { subscriptionSettingsPath } from '../checkout/checkout-paths.ts';
import { LoweringNote } from './lowering-note.tsx';
import { SubscriptionState } from './subscription-state.tsx';

const tones = { trial: 'ok', active: 'ok', past_due: 'destructive', cancelled: 'warn', ended: 'neutral' } as const;

type SubscriptionPanelProps = {
  subscription: OwnSubscription;
  actions: BillingActions | undefined;
  answer: FormAnswer | undefined;
};

/** Where the running subscription stands, above the plans it could be changed to. */
export function SubscriptionPanel({ subscription, actions, answer }: SubscriptionPanelProps) {
  const { t } = useTranslation('subscription');
  const { plan_id: planId, status, tier, period_ends_at: endsAt } = subscription;
  if (!planId) return <GrantPanel tier={tier} endsAt={endsAt} />;
  return (
    <Panel name={plans[planId].name} status={t(`state.status.${status}`)} tone={tones[status]}>
      <SubscriptionState subscription={subscription} planId={planId} />
      {actions?.can_drop_lowering && <LoweringNote subscription={subscription} planId={planId} answer={answer} />}
      <div className="flex flex-wrap gap-2">
        <Button asChild variant={status === 'past_due' ? 'primary' : 'secondary'} size="sm">
          <Link to={subscriptionSettingsPath}>{t(status === 'past_due' ? 'state.fixCard' : 'state.manage')}</Link>
        </Button>
      </div>
    </Panel>
  );
}

/** A plan that nobody pays for. */
export function GrantPanel({ tier, endsAt }: { tier: PaidTier; endsAt: Date | null }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { language } = useLanguageContext();
  const plan = tierNameIn(language, tier);
  return (
    <Panel name={plan} status={t('state.status.granted')} tone="ok">
      <p>
        {t('state.granted', { plan })}
        {endsAt && ` ${t('state.grantedUntil', { date: format.date(endsAt) })}`}
      </p>
    </Panel>
  );
}

type PanelProps = { name: string; status: string; tone: BadgeProps['tone']; children: ReactNode };

function Panel({ name, status, tone, children }: PanelProps) {
  const { t } = useTranslation('subscription');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="gap-3 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="font-semibold text-lg">
            {t('state.title')}: {name}
          </h2>
          <Badge tone={tone}>{status}</Badge>
        </div>
        {children}
      </Card>
    </section>
  );
}
