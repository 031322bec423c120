import type { AuditEntry } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { AuditItem } from '#features/system/index.ts';
import { TitledSection } from '#screen/titled-section.tsx';

/** What was done lately to what somebody may edit. */
export function ChangeList({ changes, isLinked }: { changes: AuditEntry[]; isLinked: boolean }) {
  const { t } = useTranslation('cms');
  return (
    <TitledSection
      title={t('changes.title')}
      aside={
        <TextLink to={href('/dashboard/cms/audit')} className="text-sm">
          {t('changes.all')}
        </TextLink>
      }
    >
      {changes.length === 0 ? (
        <p className="text-muted text-sm">{t('changes.none')}</p>
      ) : (
        <ol className="divide-y divide-line rounded-md border border-line bg-surface">
          {changes.map((entry) => (
            <AuditItem key={entry.id} entry={entry} subject={isLinked ? 'linked' : 'named'} />
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
