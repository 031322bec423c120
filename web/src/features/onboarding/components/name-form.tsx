import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { useTranslation } from 'react-i18next';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { refusalOf, useOnboardingSender } from '../use-onboarding-sender.ts';

export function NameForm() {
  const { t } = useTranslation('onboarding');
  const { answer, isBusy, send } = useOnboardingSender();
  const refusal = refusalOf(answer);
  const { formError, fieldError } = useFormTexts(refusal);
  return (
    <form
      noValidate
      className="mt-2 grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value="name" />
      <JudgedFields judgement={refusal}>
        <Field label={t('name.label')} error={fieldError('full_name')} isRequired>
          <Input name="full_name" autoComplete="name" />
        </Field>
      </JudgedFields>
      <Button type="submit" variant="secondary" isBusy={isBusy}>
        {t('name.save')}
      </Button>
      {formError && (
        <Alert tone="danger" className="sm:col-span-2">
          {formError}
        </Alert>
      )}
    </form>
  );
}
