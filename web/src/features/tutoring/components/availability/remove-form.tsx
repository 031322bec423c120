import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';

type RemoveFormProps = { intent: string; id: string; label: string };

/** Takes back one row of a list. */
export function RemoveForm({ intent, id, label }: RemoveFormProps) {
  const { t } = useTranslation('teaching');
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher(() => undefined);
  return (
    <Form method="post" onSubmit={onSubmit} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" size="sm" isBusy={isBusy} aria-label={label}>
        {t('availability.removeShort')}
      </Button>
      {formError && (
        <p role="alert" className="text-danger text-sm">
          {formError}
        </p>
      )}
    </Form>
  );
}
