import { type PlanId, plans } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { subscriptionSettingsPath } from '../../billing-paths.ts';

/** The way not to have the lower plan that was to come with the next period. */
export function KeepPlanForm({ planId, answer }: { planId: PlanId; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('subscription-state');
  const { formData } = useNavigation();
  return (
    <ActionForm answer={answer}>
      <input type="hidden" name="intent" value="drop-lowering" />
      <Button type="submit" variant="secondary" size="sm" isBusy={formData?.get('intent') === 'drop-lowering'}>
        {t('keepPlan', { plan: plans[planId].name })}
      </Button>
    </ActionForm>
  );
}

/** Leads to where another card is given; should that not be possible, the settings say why. */
export function ChangeCardForm() {
  const { t } = useTranslation('subscription-state');
  const { formData } = useNavigation();
  return (
    <ActionForm action={subscriptionSettingsPath} answer={undefined}>
      <input type="hidden" name="intent" value="change-card" />
      <Button type="submit" size="sm" isBusy={formData?.get('intent') === 'change-card'}>
        {t('changeCard')}
      </Button>
    </ActionForm>
  );
}
