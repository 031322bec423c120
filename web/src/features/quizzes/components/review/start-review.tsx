import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';

export function StartReview({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('quizzes');
  const { formError } = useFormTexts(answer);
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <ActionForm answer={answer} className="grid gap-3">
      {formError && <Alert tone="danger">{formError}</Alert>}
      <Button type="submit" size="lg" isBusy={isBusy}>
        {t('review.start')}
      </Button>
    </ActionForm>
  );
}
