import type { RecurrenceScope } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { TitledSection } from '#screen/titled-section.tsx';

type DeleteEventProps = { scopes: readonly RecurrenceScope[]; day: string };

/** A button for each thing that can be meant by deleting one of many. */
export function DeleteEvent({ scopes, day }: DeleteEventProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className="max-w-2xl border-line border-t pt-6">
      <TitledSection title={t('form.delete')} text={t('form.deleteText')}>
        <Form method="post" className="flex flex-wrap gap-2">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="day" value={day} />
          {scopes.map((scope) => (
            <Button key={scope} type="submit" name="scope" value={scope} variant="danger">
              <Trash2 aria-hidden />
              {scopes.length > 1 ? t(`scope.${scope}`) : t('actions.delete')}
            </Button>
          ))}
        </Form>
      </TitledSection>
    </div>
  );
}
