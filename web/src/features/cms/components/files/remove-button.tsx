import type { CmsFile, ContentDocument } from '@navor/contract';
import { courseDrawingFile } from '@navor/contract/choices';
import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '@navor/ui/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { UsePlaces } from './file-uses.tsx';

type RemoveButtonProps = {
  document: ContentDocument;
  file: CmsFile;
  onRemove: (file: CmsFile) => Promise<void>;
};

/** Asks before a file goes; of one that a text shows it says at once that it stays, and where it is shown. */
export function RemoveButton({ document, file, onRemove }: RemoveButtonProps) {
  const { t } = useTranslation('cms-files');
  const { path, uses } = file;
  const button = (
    <Button variant="ghost" aria-label={t('removeLabel', { path })}>
      {t('remove')}
    </Button>
  );
  // A course can be without its picture, which its own page uses.
  if (uses.length > 0 && path !== courseDrawingFile) {
    return (
      <Dialog>
        <DialogTrigger asChild>{button}</DialogTrigger>
        <DialogContent title={t('usedTitle', { path })} description={t('removeUsed')}>
          <div className="text-sm">
            <UsePlaces document={document} uses={uses} />
          </div>
        </DialogContent>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t('removeTitle', { path })}
      description={t('removeText')}
      confirmLabel={t('remove')}
      onConfirm={() => onRemove(file)}
      trigger={button}
    />
  );
}
