import type { OwnSubscription } from '@navor/contract';
import { type PlanId, plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#platform/action-form.tsx';
import type { FormAnswer } from '#platform/form-answer.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Button } from '#ui/button.tsx';

type LoweringNoteProps = { subscription: OwnSubscription; planId: PlanId; answer: FormAnswer | undefined };

/** The lower plan that comes with the next period, and the way not to have it. */
export function LoweringNote({ subscription, planId, answer }: LoweringNoteProps) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { formData } = useNavigation();
  const { next_plan_id: nextPlanId, period_ends_at: at } = subscription;
  if (!nextPlanId || !at) return null;
  return (
    <ActionForm answer={answer} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="intent" value="drop-lowering" />
      <p>{t('state.lowering', { date: format.date(at), plan: plans[nextPlanId].name })}</p>
      <Button type="submit" variant="secondary" size="sm" isBusy={formData?.get('intent') === 'drop-lowering'}>
        {t('state.dropLowering', { plan: plans[planId].name })}
      </Button>
    </ActionForm>
  );
}
