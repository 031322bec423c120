import type { FilesOfDocument } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { FileRow } from './file-row.tsx';
import { UploadArea } from './upload-area.tsx';
import { useFileRemoval } from './use-file-removal.ts';
import { useUploads } from './use-uploads.ts';

/** The files of a document, with the means to add, replace and remove them. */
export function DocumentFiles({ document }: { document: FilesOfDocument }) {
  const { t } = useTranslation('cms-files');
  const { revalidate } = useRevalidator();
  const { kind, id } = document;
  const uploads = useUploads({ kind, id }, () => void revalidate());
  const { problem, remove } = useFileRemoval(document);
  const notice = useRef<HTMLDivElement>(null);
  // The file that it is about may stand far below.
  useEffect(() => {
    if (problem) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const list = useKeptFocus<HTMLDivElement>(document.files.map(({ path }) => path).join());
  return (
    <div ref={list} tabIndex={-1} className="grid gap-3">
      <UploadArea uploads={uploads} />
      <div ref={notice} className="empty:hidden">
        {problem && <Alert tone="danger">{problem}</Alert>}
      </div>
      {document.files.length === 0 ? (
        <p className="text-muted text-sm">{t('none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {document.files.map((file) => (
            <FileRow key={file.path} document={{ kind, id }} file={file} uploads={uploads} onRemove={remove} />
          ))}
        </ul>
      )}
    </div>
  );
}
