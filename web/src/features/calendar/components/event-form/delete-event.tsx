import type { RecurrenceScope } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';

type DeleteEventProps = { scopes: readonly RecurrenceScope[]; day: string };

/** Asks once more in place, which works without scripts too; a button for each thing that can be meant by deleting one of many. */
export function DeleteEvent({ scopes, day }: DeleteEventProps) {
  const { t } = useTranslation('calendar');
  const { state, formData } = useNavigation();
  const isDeleting = state !== 'idle' && formData?.get('intent') === 'delete';
  return (
    <details className="max-w-2xl border-line border-t pt-6">
      <summary className="w-fit cursor-pointer py-1 text-danger text-sm">{t('form.delete')}</summary>
      <Form method="post" className="grid justify-items-start gap-3 pt-2">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="day" value={day} />
        <p className="max-w-reading text-sm">{t('form.deleteText')}</p>
        <div className="flex flex-wrap gap-2">
          {scopes.map((scope) => (
            <Button
              key={scope}
              type="submit"
              name="scope"
              value={scope}
              variant="danger"
              isBusy={isDeleting && formData.get('scope') === scope}
            >
              <Trash2 aria-hidden />
              {scopes.length > 1 ? t(`deleteScope.${scope}`) : t('actions.delete')}
            </Button>
          ))}
        </div>
      </Form>
    </details>
  );
}
