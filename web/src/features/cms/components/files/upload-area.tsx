import { Button } from '@navor/ui/button.tsx';
import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadList } from './upload-list.tsx';
import type { Uploads } from './use-uploads.ts';

/** Where files are chosen or dropped. */
export function UploadArea({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation('cms-files');
  const input = useRef<HTMLInputElement>(null);
  const help = useId();
  const [isOver, setIsOver] = useState(false);
  const sendAll = (files: Iterable<File>) => {
    for (const file of files) void uploads.send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    sendAll(event.dataTransfer.files);
  };
  return (
    <div className="grid gap-3">
      {/* Dropping is one more way for those who use a pointer; the button does the same. */}
      <fieldset
        aria-label={t('upload.title')}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'grid justify-items-start gap-2 rounded-md border border-dashed p-4',
          isOver ? 'border-action bg-action-soft' : 'border-line',
        )}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" aria-describedby={help} onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {t('upload.choose')}
          </Button>
          <span className="text-muted text-sm">{t('upload.drop')}</span>
        </div>
        <p id={help} className="text-muted text-sm">
          {t('upload.limits')}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          onChange={(event) => {
            sendAll(event.currentTarget.files ?? []);
            event.currentTarget.value = '';
          }}
        />
      </fieldset>
      <UploadList uploads={uploads} />
    </div>
  );
}
