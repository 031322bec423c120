import type { BillingActions, BillingOverview, OwnSubscription } from '@navor/contract';
import { grantablePlans, plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { subscriptionSettingsPath } from '../../billing-paths.ts';
import { GrantNote } from '../state/grant-note.tsx';
import { StatusBadge } from '../state/status-badge.tsx';
import { SubscriptionState } from '../state/subscription-state.tsx';
import { ChangeCardForm, KeepPlanForm } from './panel-forms.tsx';

type SubscriptionPanelProps = {
  subscription: OwnSubscription;
  actions: BillingActions;
  answer: FormAnswer | undefined;
};

/** Where the running subscription stands, above the plans it could be changed to. */
export function SubscriptionPanel({ subscription, actions, answer }: SubscriptionPanelProps) {
  const { t } = useTranslation('subscription');
  const { plan_id: planId, status } = subscription;
  return (
    <Panel name={plans[planId].name} badge={<StatusBadge status={status} />}>
      <SubscriptionState subscription={subscription} />
      <div className="flex flex-wrap gap-2 pt-1">
        {status === 'past_due' && actions.can_change_card && <ChangeCardForm />}
        {actions.can_drop_lowering && <KeepPlanForm planId={planId} answer={answer} />}
        <Button asChild variant="secondary" size="sm">
          <Link to={subscriptionSettingsPath}>{t('state.manage')}</Link>
        </Button>
      </div>
    </Panel>
  );
}

/** A plan that nobody pays for. */
export function GrantPanel({ grant }: { grant: NonNullable<BillingOverview['grant']> }) {
  return (
    <Panel name={grantablePlans[grant.plan_id].name} badge={<StatusBadge status="granted" />}>
      <GrantNote grant={grant} />
    </Panel>
  );
}

function Panel({ name, badge, children }: { name: string; badge: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('subscription');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="gap-3 p-4 md:p-6">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="font-semibold text-lg">
            {t('state.title')}: {name}
          </h2>
          {badge}
        </div>
        {children}
      </Card>
    </section>
  );
}
