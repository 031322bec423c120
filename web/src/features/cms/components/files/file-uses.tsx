import type { CmsFile, ContentDocument, FileUse } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { lessonEditorPath } from '../lesson-editor/lesson-address.ts';

type FileUsesProps = { document: ContentDocument; file: CmsFile };

/** The places that show a file, and how many versions have it besides. */
export function FileUses({ document, file: { uses, versions } }: FileUsesProps) {
  const { t } = useTranslation('cms-files');
  const inVersions = versions > 0 && <span>{t('versions', { count: versions })}</span>;
  if (uses.length === 0) return <p className="text-muted text-sm">{inVersions}</p>;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer py-1">
        {t('uses', { count: uses.length })}
        {inVersions && <span className="text-muted"> · {inVersions}</span>}
      </summary>
      <UsePlaces document={document} uses={uses} />
    </details>
  );
}

export function UsePlaces({ document, uses }: { document: ContentDocument; uses: readonly FileUse[] }) {
  const { t } = useTranslation('cms-files');
  return (
    <ul className="grid gap-1 pl-4">
      {uses.map((use) => (
        <li key={`${use.path}:${use.line}:${use.where}`} className="wrap-anywhere">
          <UsePlace document={document} use={use} />
          {use.where === 'published' && <span className="text-muted"> · {t('usePublished')}</span>}
          {use.is_alt_missing && <span className="text-warn"> · {t('undescribed')}</span>}
          {use.alt && (
            <span translate="no" className="text-muted">
              {` · ${use.alt}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function UsePlace({ document, use: { path, line } }: { document: ContentDocument; use: FileUse }) {
  const { t } = useTranslation('cms-files');
  const words = t('useLine', { path, line });
  const lessonId = document.kind === 'course' ? /^lessons\/([^/.]+)\./.exec(path)?.[1] : undefined;
  if (!lessonId) return words;
  return <TextLink to={lessonEditorPath(document.id, lessonId)}>{words}</TextLink>;
}
