import type { CmsFile, ContentDocument } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { tablePath } from '../../cms-paths.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { FileUses } from './file-uses.tsx';
import { RemoveButton } from './remove-button.tsx';
import type { Uploads } from './use-uploads.ts';

type FileRowProps = {
  document: ContentDocument;
  file: CmsFile;
  uploads: Uploads;
  onRemove: (file: CmsFile) => Promise<void>;
};

export function FileRow({ document, file, uploads, onRemove }: FileRowProps) {
  const { t } = useTranslation('cms-files');
  const { path } = file;
  return (
    <li className="flex flex-wrap gap-4 py-4">
      <FileThumbnail document={document} file={file} />
      <div className="grid min-w-0 flex-1 basis-60 content-start gap-1">
        <h3 translate="no" className="wrap-anywhere font-medium font-mono text-sm">
          {path}
        </h3>
        <FileFacts file={file} />
        <FileUses document={document} file={file} />
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {file.address && (
          <Button variant="ghost" asChild>
            <a href={file.address} target="_blank" rel="noreferrer">
              {t('open')}
            </a>
          </Button>
        )}
        {document.kind === 'item' && file.is === 'table' && (
          <Button variant="ghost" asChild>
            <Link to={tablePath(document.id, path)} aria-label={t('editLabel', { path })}>
              {t('edit')}
            </Link>
          </Button>
        )}
        <ReplaceButton file={file} uploads={uploads} />
        <RemoveButton document={document} file={file} onRemove={onRemove} />
      </div>
    </li>
  );
}

function FileFacts({ file }: { file: CmsFile }) {
  const { t } = useTranslation('cms-files');
  const { dateTime, number } = useFormatter();
  const { is, state, size, uses, updated_at, updated_by } = file;
  return (
    <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
      <span>{t(`is.${is}`)}</span>
      {size !== null && <span>{number(...sizeOf(size))}</span>}
      {state !== 'published' && <Badge tone="neutral">{t(`state.${state}`)}</Badge>}
      {uses.length === 0 && <Badge tone="warn">{t('unused')}</Badge>}
      {uses.some((use) => use.is_alt_missing) && <Badge tone="warn">{t('undescribed')}</Badge>}
      {updated_at && updated_by && <span>{t('changedBy', { name: updated_by, time: dateTime(updated_at) })}</span>}
    </p>
  );
}

function sizeOf(bytes: number): [number, Intl.NumberFormatOptions] {
  const unit = { style: 'unit', unitDisplay: 'short', maximumSignificantDigits: 2 } as const;
  if (bytes < 1_000_000) return [Math.max(0.1, bytes / 1000), { ...unit, unit: 'kilobyte' }];
  return [bytes / 1_000_000, { ...unit, unit: 'megabyte', maximumSignificantDigits: 3 }];
}

function ReplaceButton({ file: { path, hash }, uploads }: Pick<FileRowProps, 'file' | 'uploads'>) {
  const { t } = useTranslation('cms-files');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={t('replaceLabel', { path })}
        title={t('replaceText')}
        onClick={() => input.current?.click()}
      >
        {t('replace')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0];
          if (chosen) void uploads.send(chosen, { replaced: { path, hash } });
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
