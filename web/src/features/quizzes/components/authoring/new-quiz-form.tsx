import { courseLevels } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import { WriteKeyField } from '#screen/forms/write-key-field.tsx';

type NewQuizFormProps = { themes: { id: string; title: string }[]; answer: FormAnswer | undefined; writeKey: string };

/** Where the form is on its screen. */
export const newQuizId = 'new-quiz';

/** What a quiz cannot begin without; all else has a usual value. */
export function NewQuizForm({ themes, answer, writeKey }: NewQuizFormProps) {
  const { t } = useTranslation(['quiz-authoring', 'courses']);
  const { formError, fieldError, values } = useFormTexts(answer);
  return (
    <Card id={newQuizId} className="max-w-2xl scroll-mt-24 gap-4 p-4 md:p-6">
      <h2 className="font-semibold text-lg">{t('create.title')}</h2>
      <ActionForm answer={answer} className="grid gap-4">
        <WriteKeyField first={writeKey} />
        {formError && <Alert tone="danger">{formError}</Alert>}
        <Field label={t('create.name')} error={fieldError('title')} isRequired>
          <Input name="title" defaultValue={values.title} maxLength={120} required />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('create.theme')} error={fieldError('theme')}>
            <NativeSelect name="theme" defaultValue={values.theme}>
              {themes.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </NativeSelect>
          </Field>
          <Field label={t('create.level')}>
            <NativeSelect name="level" defaultValue={values.level}>
              {courseLevels.map((level) => (
                <option key={level} value={level}>
                  {t(`courses:levels.${level}`)}
                </option>
              ))}
            </NativeSelect>
          </Field>
        </div>
        <Button type="submit" className="justify-self-start">
          {t('create.submit')}
        </Button>
      </ActionForm>
    </Card>
  );
}
