import { Button } from '@navor/ui/button.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Stays until the next deletion: nobody has to be quick to take one back. */
export function RemovedNote({ onRestore }: { onRestore: () => void }) {
  const { t } = useTranslation('lesson');
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone with the note.
  useEffect(() => button.current?.focus(), []);
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
      {t('notes.deleted')}
      <Button ref={button} variant="link" className="min-h-8" onClick={onRestore}>
        {t('notes.restore')}
      </Button>
    </p>
  );
}
