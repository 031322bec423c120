import { Button } from '@navor/ui/button.tsx';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockFormProps } from './block-kinds.ts';

type UploadButtonProps = {
  accept: string;
  sendFile: NonNullable<BlockFormProps['sendFile']>;
  onSent: (path: string, file: File) => void;
};

/** Takes a new file in, to be named by the block at once. */
export function UploadButton({ accept, sendFile, onSent }: UploadButtonProps) {
  const { t } = useTranslation('cms-editor');
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    const path = await sendFile(file).catch(() => null);
    setBusy(false);
    if (path) onSent(path, file);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        className="hidden"
        onChange={(event) => void send(event.currentTarget.files?.[0])}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => chooser.current?.click()}
      >
        <Upload aria-hidden />
        {isBusy ? t('figure.uploading') : t('figure.upload')}
      </Button>
    </>
  );
}
