import { type GrantablePlanId, grantablePlanIds, grantablePlans, offers } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { useTierAndOffer } from './plan-origin.tsx';

export type GrantFormProps = {
  answer: FormAnswer | undefined;
  /** Whose address is there to begin with. */
  grantTo: string | undefined;
};

/** Gives somebody a plan that nobody pays for. */
export function GrantForm({ answer, grantTo }: GrantFormProps) {
  const { t } = useTranslation('billing-administration');
  const describe = useTierAndOffer();
  const { formError, fieldError, values } = useFormTexts(answer);
  const ownError = useOwnErrors(answer);
  const isBusy = useNavigation().formData?.get('intent') === 'grant';
  return (
    <ActionForm answer={answer} className="grid max-w-2xl gap-4">
      <p className="max-w-reading text-muted text-sm">{t('grant.text')}</p>
      {formError && <Alert tone="danger">{formError}</Alert>}
      <input type="hidden" name="intent" value="grant" />
      <Field label={t('grant.email')} isRequired error={ownError('email') ?? fieldError('email')}>
        <Input name="email" type="email" autoComplete="off" maxLength={254} defaultValue={values.email ?? grantTo} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('grant.plan')} isRequired error={fieldError('plan_id')}>
          <NativeSelect name="plan_id" defaultValue={values.plan_id ?? ('sl-premium' satisfies GrantablePlanId)}>
            {offers.map((offer) => (
              <optgroup key={offer} label={t(`offer.${offer}`)}>
                {grantablePlanIds
                  .map((id) => grantablePlans[id])
                  .filter((plan) => plan.offer === offer)
                  .map((plan) => (
                    <option key={plan.id} value={plan.id}>
                      {t('grant.option', { plan: plan.name, origin: describe(plan) })}
                    </option>
                  ))}
              </optgroup>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('grant.endsOn')} help={t('grant.endsOnHelp')} error={ownError('ends_on')}>
          <Input name="ends_on" type="date" defaultValue={values.ends_on} />
        </Field>
      </div>
      <Field label={t('grant.reason')} help={t('grant.reasonHelp')} isRequired error={fieldError('reason')}>
        <Textarea name="reason" rows={2} maxLength={500} defaultValue={values.reason} />
      </Field>
      <Button type="submit" isBusy={isBusy} className="justify-self-start">
        {t('grant.submit')}
      </Button>
    </ActionForm>
  );
}

/** Says of an address or a day what is wrong with it, where the general words would not tell. */
function useOwnErrors(answer: FormAnswer | undefined) {
  const { t } = useTranslation('billing-administration');
  return (path: 'email' | 'ends_on'): string | undefined => {
    const problem = answer?.fields.find((field) => field.path === path)?.problem;
    if (!problem) return undefined;
    if (path === 'email') return problem === 'invalid' ? t('grant.unknownEmail') : undefined;
    return problem === 'too_small' ? t('grant.pastDay') : t('grant.wrongDay');
  };
}
