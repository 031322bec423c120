import { recurrenceScopes } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { DialogContent } from '@navor/ui/dialog.tsx';
import { useTranslation } from 'react-i18next';
import type { DialogProps } from './asked.ts';
import { findPlaceOf } from './find-place-of.ts';

/** One of many was changed: asks whether only that one is meant. */
export function ScopeDialog({ asked: { entry, change, onChosen }, close }: DialogProps<'scope'>) {
  const { t } = useTranslation('calendar');
  return (
    <DialogContent
      title={t(`scope.${change}`, { title: entry.title })}
      description={t('scope.text')}
      size="sm"
      returnFocusTo={() => findPlaceOf(entry)}
      footer={
        <Button variant="secondary" onClick={close}>
          {t('move.cancel')}
        </Button>
      }
    >
      <div className="grid gap-2">
        {recurrenceScopes.map((scope) => (
          <Button
            key={scope}
            variant="secondary"
            className="justify-start"
            onClick={() => {
              close();
              onChosen(scope);
            }}
          >
            {change === 'delete' ? t(`deleteScope.${scope}`) : t(`scope.${scope}`)}
          </Button>
        ))}
      </div>
    </DialogContent>
  );
}
