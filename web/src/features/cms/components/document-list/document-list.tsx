import type { DocumentKindName } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DownloadArchive } from './download-archive.tsx';

type ListedDocument = {
  kind: DocumentKindName;
  id: string;
  title: string;
  is_published: boolean;
  archived_at: Date | null;
  drafted_files: number;
};

type DocumentListProps = {
  documents: ListedDocument[];
  pathOf: (id: string) => string;
  /** What tells documents of this kind from each other, beside their titles. */
  factsOf?: (id: string) => ReactNode;
};

/** Documents of one kind: each can be opened, and taken along as an archive; it loads the words `cms-documents`. */
export function DocumentList({ documents, pathOf, factsOf }: DocumentListProps) {
  const { t } = useTranslation('cms-documents');
  if (documents.length === 0) return <p className="text-muted">{t('list.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {documents.map(({ kind, id, title, is_published, archived_at, drafted_files }) => (
        <li key={id} className="flex items-center justify-between gap-3 px-4 py-2">
          <div className="grid min-w-0 gap-1">
            <Link to={pathOf(id)} translate="no" className="wrap-anywhere font-medium text-action hover:underline">
              {title}
            </Link>
            <p className="wrap-anywhere flex flex-wrap items-center gap-2 text-muted text-sm">
              {archived_at ? (
                <Badge tone="warn">{t('list.archived')}</Badge>
              ) : (
                <Badge tone={is_published ? 'ok' : 'neutral'}>
                  {t(is_published ? 'list.published' : 'list.unpublished')}
                </Badge>
              )}
              {factsOf?.(id)}
              {drafted_files > 0 && <span>{t('list.drafted', { count: drafted_files })}</span>}
            </p>
          </div>
          <DownloadArchive document={{ kind, id }} title={title} />
        </li>
      ))}
    </ul>
  );
}
