import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GoalChoice } from '#features/identity/index.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { refusalOf, useOnboardingSender } from '../use-onboarding-sender.ts';

export function GoalsForm() {
  const { t } = useTranslation('onboarding');
  const { answer, isBusy, send } = useOnboardingSender();
  const { formError } = useFormTexts(refusalOf(answer));
  const [isNoneChosen, setIsNoneChosen] = useState(false);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const isEmpty = !values.has('learning_goals');
    setIsNoneChosen(isEmpty);
    if (isEmpty) event.currentTarget.querySelector<HTMLElement>('input[type=checkbox]')?.focus();
    else send(values);
  }

  return (
    <form className="mt-2 grid gap-4" onSubmit={save} onChange={() => setIsNoneChosen(false)}>
      <input type="hidden" name="intent" value="goals" />
      <GoalChoice chosen={[]} error={isNoneChosen ? t('goalsForm.missing') : undefined} />
      {formError && <Alert tone="danger">{formError}</Alert>}
      <Button type="submit" variant="secondary" isBusy={isBusy} className="sm:justify-self-start">
        {t('goalsForm.save')}
      </Button>
    </form>
  );
}
