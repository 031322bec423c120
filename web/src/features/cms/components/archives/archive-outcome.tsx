import type { ArchiveReport, ImportedDocument } from '@navor/contract';
import type texts from '@navor/translations/sl/cms-archives.json';
import { Alert } from '@navor/ui/alert.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ContentProblems } from '#screen/editing/content-problems.tsx';
import { documentPath, historyPath } from '../../cms-paths.ts';
import { problemAddress } from '../../problem-address.ts';
import type { FinishedArchive } from './send-archive.ts';

type FaultKey = `faults.${keyof (typeof texts)['faults']}`;

/** What became of an archive: each of its documents, and the files that were left out. */
export function ArchiveOutcomeView({ outcome }: { outcome: FinishedArchive }) {
  const { t } = useTranslation('cms-archives');
  switch (outcome.kind) {
    case 'imported':
      return <Report {...outcome} />;
    case 'refused':
      return (
        <Alert tone="danger" title={t('refused')}>
          {/* A page may be older than the server, and not know the fault. */}
          {t(`faults.${outcome.fault}` as FaultKey, { defaultValue: outcome.fault })}
          {outcome.path && <span className="wrap-anywhere block font-mono">{outcome.path}</span>}
        </Alert>
      );
    case 'failed':
      return <Alert tone="danger">{t(outcome.code === 'BODY_TOO_LARGE' ? 'faults.too-large' : 'failed')}</Alert>;
  }
}

function Report({ documents, ignored }: Extract<ArchiveReport, { kind: 'imported' }>) {
  const { t } = useTranslation('cms-archives');
  if (documents.length === 0 && ignored.length === 0) return <Alert tone="danger">{t('nothing')}</Alert>;
  return (
    <section aria-labelledby="archive-report" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="archive-report" className="font-semibold text-xl">
        {t('report')}
      </h2>
      {documents.length === 0 && <Alert tone="danger">{t('nothing')}</Alert>}
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {documents.map((document) => (
          <li key={`${document.kind} ${document.id}`} className="grid gap-2 px-4 py-3">
            <DocumentReport document={document} />
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <Alert tone="warn" title={t('ignored')}>
          <ul className="wrap-anywhere grid gap-1 font-mono text-sm">
            {ignored.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </Alert>
      )}
    </section>
  );
}

const tones = {
  created: 'ok',
  drafted: 'ok',
  unchanged: 'neutral',
  foreign: 'destructive',
  impossible: 'destructive',
  unreadable: 'destructive',
} as const;

function DocumentReport({ document }: { document: ImportedDocument }) {
  const { t } = useTranslation('cms-archives');
  const { kind, id, outcome, conflicts, problems } = document;
  const isIn = outcome !== 'foreign' && outcome !== 'impossible' && outcome !== 'unreadable';
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted text-sm">{t(`kinds.${kind}`)}</span>
        {isIn ? (
          <Link to={documentPath(document)} className="wrap-anywhere font-medium text-action hover:underline">
            {id}
          </Link>
        ) : (
          <span className="wrap-anywhere font-medium">{id}</span>
        )}
        <Badge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Badge>
      </div>
      {conflicts.length > 0 && (
        <Alert tone="warn" title={t('conflicts')}>
          <ul className="wrap-anywhere grid gap-1 font-mono text-sm">
            {conflicts.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          <Link to={historyPath(document)} className="text-action hover:underline">
            {t('conflictsHistory')}
          </Link>
        </Alert>
      )}
      {outcome === 'unreadable' && (
        <ul className="wrap-anywhere grid gap-1 text-sm">
          {problems.map(({ path, line, message }) => (
            <li key={`${path} ${line} ${message}`} lang="en">
              {path}:{line}: {message}
            </li>
          ))}
        </ul>
      )}
      {isIn && problems.length > 0 && (
        <>
          {problems.some(({ severity }) => severity === 'error') && <p className="text-sm">{t('problems')}</p>}
          <ContentProblems problems={problems} addressOf={(path) => problemAddress(document, path)} />
        </>
      )}
    </>
  );
}
