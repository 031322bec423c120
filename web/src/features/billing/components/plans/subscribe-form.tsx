import { type Plan, trialDays } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';

type SubscribeFormProps = {
  plan: Plan;
  hasTrial: boolean;
  /** The plan that somebody came for. */
  isWanted: boolean;
  isPrimary: boolean;
  answer: FormAnswer | undefined;
};

/** Leads to the cashier. */
export function SubscribeForm({ plan, hasTrial, isWanted, isPrimary, answer }: SubscribeFormProps) {
  const { t } = useTranslation('subscription');
  const price = useFormatter().price(plan.cents);
  const { formData } = useNavigation();
  const button = useRef<HTMLButtonElement>(null);

  // Who chose a plan before signing up goes on with a single key.
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);

  return (
    <ActionForm answer={answer} preventScrollReset className="grid w-full justify-items-start gap-2">
      <input type="hidden" name="intent" value="subscribe" />
      <input type="hidden" name="plan_id" value={plan.id} />
      {isWanted && <Badge tone="signal">{t('wanted')}</Badge>}
      <Button
        ref={button}
        type="submit"
        variant={isPrimary ? 'primary' : 'secondary'}
        isBusy={formData?.get('plan_id') === plan.id}
        className="w-full sm:w-auto lg:w-full"
      >
        {hasTrial ? t('offer.startTrial', { days: trialDays }) : t('offer.subscribe', { price })}
      </Button>
      {hasTrial && <p className="text-muted text-sm">{t('offer.afterTrial', { price })}</p>}
    </ActionForm>
  );
}
