import type { BillingOverview } from '@navor/contract';
import { plans } from '@navor/contract/choices';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { type IntentState, useIntent } from '#screen/forms/intent-form.tsx';
import { plansPath, subscriptionSettingsPath } from '../../billing-paths.ts';
import type { BillingAnswer } from './billing-intents.ts';

type PlanActionsProps = { overview: BillingOverview; answer: BillingAnswer | undefined };

/** Exactly what the server allows now, but for an end, which has a section of its own. */
export function PlanActions({ overview: { subscription, grant, actions }, answer }: PlanActionsProps) {
  const { t } = useTranslation(['billing-settings', 'subscription-state']);
  const resume = useIntent(answer, 'resume');
  const drop = useIntent(answer, 'drop-lowering');
  const changeCard = useIntent(answer, 'change-card');
  const isPastDue = subscription?.status === 'past_due';
  const plan = subscription ? plans[subscription.plan_id].name : '';
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.can_subscribe_to.length > 0 && (
        <Button asChild variant={grant ? 'secondary' : 'primary'}>
          <Link to={plansPath()}>{t('plan.choose')}</Link>
        </Button>
      )}
      {actions.can_resume && <OneButton state={resume} label={t('plan.resume')} variant="primary" />}
      {actions.can_drop_lowering && (
        <OneButton state={drop} label={t('subscription-state:keepPlan', { plan })} variant="primary" />
      )}
      {actions.can_change_card && (
        <OneButton
          state={changeCard}
          label={t('subscription-state:changeCard')}
          variant={isPastDue ? 'primary' : 'secondary'}
        />
      )}
      {actions.changes.length > 0 && (
        <Button asChild variant="secondary">
          <Link to={plansPath()}>{t('plan.change')}</Link>
        </Button>
      )}
    </div>
  );
}

type OneButtonProps = { state: IntentState; label: string; variant: ButtonProps['variant'] };

function OneButton({ state, label, variant }: OneButtonProps) {
  return (
    <ActionForm action={subscriptionSettingsPath} answer={state.refusal} preventScrollReset>
      <input type="hidden" name="intent" value={state.intent} />
      <Button type="submit" variant={variant} isBusy={state.isBusy}>
        {label}
      </Button>
    </ActionForm>
  );
}
