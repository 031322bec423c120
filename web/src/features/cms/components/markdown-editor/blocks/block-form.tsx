import { Button } from '@navor/ui/button.tsx';
import { DialogClose, DialogFooter } from '@navor/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type BlockFormProps = { onSubmit: (value: (name: string) => string) => void; children: ReactNode };

/** The fields of a block and the two ways out. */
export function BlockForm({ onSubmit, children }: BlockFormProps) {
  const { t } = useTranslation('cms-editor');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // The editor may stand in a form of its own, which hears of what happens in here as well.
        event.stopPropagation();
        const data = new FormData(event.currentTarget);
        onSubmit((name) => String(data.get(name) ?? ''));
      }}
    >
      {children}
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="secondary">{t('dialog.cancel')}</Button>
        </DialogClose>
        <Button type="submit">{t('dialog.insert')}</Button>
      </DialogFooter>
    </form>
  );
}
