import type { UploadAnswer } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter } from '@navor/ui/dialog.tsx';
import { useTranslation } from 'react-i18next';
import { DrawingImage } from './drawing-image.tsx';

export type ConversionOffer = {
  name: string;
  answer: Extract<UploadAnswer, { kind: 'convertible' }>;
  decide: (isAccepted: boolean) => void;
};

/** Shows what would become of a drawing before anything is done to it. */
export function ConversionDialog({ offer: { name, answer, decide } }: { offer: ConversionOffer }) {
  const { t } = useTranslation('cms-files');
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && decide(false)}>
      <DialogContent title={name} description={t('upload.convertText')}>
        <ul className="list-disc pl-5 text-sm">
          {answer.changes.map((change) => (
            <li key={change}>{t(`change.${change}`)}</li>
          ))}
        </ul>
        <DrawingImage
          source={answer.source}
          alt={t('upload.convertPreview')}
          className="h-40 w-full rounded-sm bg-sunken p-2"
        />
        <DialogFooter>
          <Button variant="secondary" onClick={() => decide(false)}>
            {t('upload.cancel')}
          </Button>
          <Button onClick={() => decide(true)}>{t('upload.convert')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
