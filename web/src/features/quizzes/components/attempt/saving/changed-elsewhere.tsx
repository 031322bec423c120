import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useTranslation } from 'react-i18next';

type ChangedElsewhereProps = { onRestore: () => void; onKeep: () => void };

/** The answer that stands was given elsewhere; the one given here is not lost. */
export function ChangedElsewhere({ onRestore, onKeep }: ChangedElsewhereProps) {
  const { t } = useTranslation('quiz');
  return (
    <Alert
      tone="warn"
      title={t('attempt.changed.title')}
      action={
        <>
          <Button variant="secondary" size="sm" onClick={onRestore}>
            {t('attempt.changed.restore')}
          </Button>
          <Button variant="ghost" size="sm" onClick={onKeep}>
            {t('attempt.changed.keep')}
          </Button>
        </>
      }
    >
      {t('attempt.changed.text')}
    </Alert>
  );
}
