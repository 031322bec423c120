import { Badge } from '@navor/ui/badge.tsx';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { TitledSection } from '#screen/titled-section.tsx';
import { documentPath, listPath } from '../../cms-paths.ts';
import type { ListedDocument, OwnDocuments } from './own-documents.ts';
import { WorkLink } from './work-link.tsx';

/** What can be begun, and where. Pages there are as many as the product knows addresses of. */
const beginnings = {
  course: { to: href('/dashboard/cms/courses/new'), name: 'own.begin.course' },
  quiz: { to: `${href('/dashboard/cms/quizzes')}#new-quiz`, name: 'own.begin.quiz' },
  item: { to: href('/dashboard/cms/library/new'), name: 'own.begin.item' },
  page: null,
} as const;

/** What somebody may edit, by kind: the last few, the way to all of them and to a new one. */
export function OwnDocumentList({ own }: { own: OwnDocuments[] }) {
  const { t } = useTranslation('cms');
  return (
    <TitledSection title={t('own.title')}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        {own
          .filter(({ kind, count }) => kind !== 'page' || count > 0)
          .map((one) => (
            <DocumentsOfKind key={one.kind} {...one} />
          ))}
      </div>
    </TitledSection>
  );
}

function DocumentsOfKind({ kind, count, latest }: OwnDocuments) {
  const { t } = useTranslation('cms');
  const beginning = beginnings[kind];
  return (
    <section aria-labelledby={`own-${kind}`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`own-${kind}`} className="font-medium">
          {t(`own.${kind}`)}
        </h3>
        <div className="flex flex-wrap items-center gap-4">
          {count > latest.length && (
            <TextLink to={listPath(kind)} className="tabular text-sm">
              {t('own.all', { count })}
            </TextLink>
          )}
          {beginning && (
            <Button asChild size="sm" variant="secondary">
              <Link to={beginning.to}>{t(beginning.name)}</Link>
            </Button>
          )}
        </div>
      </div>
      {latest.length === 0 ? (
        kind !== 'page' && <p className="text-muted text-sm">{t(`own.noneOf.${kind}`)}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {latest.map((one) => (
            <WorkLink key={one.id} to={documentPath(one)} title={one.title}>
              <StateBadge document={one} />
            </WorkLink>
          ))}
        </ul>
      )}
    </section>
  );
}

function StateBadge({ document: { is_published, drafted_files } }: { document: ListedDocument }) {
  const { t } = useTranslation('cms');
  if (!is_published) return <Badge tone="neutral">{t('states.unpublished')}</Badge>;
  return drafted_files > 0 ? <Badge tone="warn">{t('states.changed')}</Badge> : null;
}
