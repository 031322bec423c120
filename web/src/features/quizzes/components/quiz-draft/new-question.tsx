import { questionTypes } from '@navor/questions/question-types.ts';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { NativeSelect } from '@navor/ui/native-select.tsx';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { newQuestionPath } from '../../quiz-paths.ts';

/** Chooses what kind of question is written next. */
export function NewQuestion({ quizId }: { quizId: string }) {
  const { t } = useTranslation(['quiz-authoring', 'quiz']);
  return (
    <Form action={newQuestionPath(quizId)} className="flex flex-wrap items-end gap-3">
      <Field label={t('quiz.newType')}>
        <NativeSelect name="type">
          {questionTypes.map((type) => (
            <option key={type} value={type}>
              {t(`quiz:types.${type}.name`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Button type="submit" variant="secondary">
        {t('quiz.newQuestion')}
      </Button>
    </Form>
  );
}
