import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { documentPath } from '../../cms-paths.ts';
import type { Work } from './find-workbench.ts';
import { ShownOf } from './shown-of.tsx';
import { WorkLink } from './work-link.tsx';

/** Documents with something that is not published yet, those last worked on first. */
export function DraftList({ drafts, draft_count }: Pick<Work, 'drafts' | 'draft_count'>) {
  const { t } = useTranslation('cms');
  const format = useFormatter();
  return (
    <TitledSection title={t('drafts.title')} aside={<ShownOf shown={drafts.length} count={draft_count} />}>
      {drafts.length === 0 ? (
        <p className="text-muted text-sm">{t('drafts.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-md border border-line bg-surface">
          {drafts.map((one) => {
            const files = t('drafts.files', { count: one.drafted_files });
            const note = one.updated_at ? `${files} · ${format.dateTime(one.updated_at)}` : files;
            const title = t(`documents.${one.kind}`, { title: one.title });
            return <WorkLink key={`${one.kind}/${one.id}`} to={documentPath(one)} title={title} note={note} />;
          })}
        </ul>
      )}
    </TitledSection>
  );
}
