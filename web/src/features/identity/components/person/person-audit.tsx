import type { AuditEntry } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { AuditItem } from '#features/system/index.ts';
import { TitledSection } from '#screen/titled-section.tsx';

/** What administrators have done to this account, newest first. */
export function PersonAudit({ entries, count }: { entries: AuditEntry[]; count: number }) {
  const { t } = useTranslation('people');
  const isCut = count > entries.length;
  return (
    <TitledSection
      title={t('person.audit')}
      {...(isCut && { text: t('person.auditShown', { shown: entries.length, count }) })}
    >
      {entries.length === 0 ? (
        <p className="text-muted text-sm">{t('person.noAudit')}</p>
      ) : (
        <ol className="divide-y divide-line rounded-md border border-line bg-surface">
          {entries.map((entry) => (
            <AuditItem key={entry.id} entry={entry} subject="hidden" />
          ))}
        </ol>
      )}
    </TitledSection>
  );
}
