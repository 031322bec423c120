import type { ContentDocument, DocumentVersion, FileChange } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { versionPath } from '../../cms-paths.ts';
import { RestoreForm } from './restore-form.tsx';

type VersionItemProps = { document: ContentDocument; version: DocumentVersion; draftHash: string | null };

/** More names than this are counted. */
const mostNamed = 4;

/** One version: why it was kept, by whom and when, what changed, and the way back to it. */
export function VersionItem({ document, version, draftHash }: VersionItemProps) {
  const { t } = useTranslation('cms-history');
  const { id, number, note, changes } = version;
  return (
    <li className="grid gap-x-8 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:px-6">
      <div className="grid min-w-0 gap-1">
        <VersionHeading version={version} />
        {note && (
          <p translate="no" className="wrap-anywhere text-sm">
            {note}
          </p>
        )}
        <Changes changes={changes} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
        <TextLink
          to={versionPath(document, id)}
          aria-label={t('openOf', { number })}
          className="inline-flex min-h-11 items-center text-sm"
        >
          {t('open')}
        </TextLink>
        {!version.is_current && <RestoreForm document={document} version={version} draftHash={draftHash} />}
      </div>
    </li>
  );
}

type VersionHeadingProps = { version: DocumentVersion; level?: 2 | 3 };

export function VersionHeading({ version, level = 3 }: VersionHeadingProps) {
  const Heading = `h${level}` as const;
  const { t } = useTranslation('cms-history');
  const format = useFormatter();
  const { number, reason, created_at, created_by } = version;
  const isByServer = reason === 'before' || reason === 'scheduled';
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="tabular font-medium text-sm">{t('version', { number })}</Heading>
        {version.is_published && <Badge tone="ok">{t('isPublished')}</Badge>}
        {version.is_current && <Badge>{t('isCurrent')}</Badge>}
      </div>
      <p className="wrap-anywhere text-muted text-sm">
        {t(`reason.${reason}`)} · {created_by ?? t(isByServer ? 'server' : 'gone')} ·{' '}
        <span className="tabular">{format.dateTime(created_at)}</span>
      </p>
    </>
  );
}

function Changes({ changes }: { changes: readonly FileChange[] }) {
  const { t } = useTranslation('cms-history');
  if (changes.length === 0) return <p className="text-muted text-xs">{t('noChanges')}</p>;
  const named = changes.length <= mostNamed ? changes.map(({ path }) => path).join(', ') : null;
  return (
    <p className="wrap-anywhere text-muted text-xs">
      {t('changes', { count: changes.length })}
      {named && (
        <>
          :{' '}
          <span translate="no" className="font-mono">
            {named}
          </span>
        </>
      )}
    </p>
  );
}
