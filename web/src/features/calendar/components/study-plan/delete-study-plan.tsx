import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';

/** Asks once more in place, which works without scripts too. */
export function DeleteStudyPlan() {
  const { t } = useTranslation('study-plan');
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === 'delete';
  return (
    <details className="justify-self-start">
      <summary className="w-fit cursor-pointer py-1 text-danger text-sm">{t('delete.open')}</summary>
      <Form method="post" className="grid justify-items-start gap-3 pt-2">
        <p className="text-sm">{t('delete.text')}</p>
        <Button type="submit" variant="danger" name="intent" value="delete" isBusy={isBusy}>
          {t('delete.confirm')}
        </Button>
      </Form>
    </details>
  );
}
