import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { documentPath } from '../../cms-paths.ts';
import type { ListedDocument } from './own-documents.ts';
import { WorkLink } from './work-link.tsx';

/** What is to be published by itself, and first of all what was to be and could not; nothing while nobody plans anything. */
export function ScheduleList({ documents }: { documents: ListedDocument[] }) {
  const { t } = useTranslation('cms');
  const format = useFormatter();
  const scheduled = documents.flatMap(({ schedule, ...document }) => (schedule ? [{ schedule, ...document }] : []));
  if (scheduled.length === 0) return null;
  const failedFirst = scheduled.toSorted(
    ({ schedule: one }, { schedule: other }) =>
      one.state.localeCompare(other.state) || Number(one.publish_at) - Number(other.publish_at),
  );
  return (
    <TitledSection title={t('schedules.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {failedFirst.map(({ kind, id, title, schedule }) => (
          <WorkLink
            key={`${kind}/${id}`}
            to={documentPath({ kind, id })}
            title={t(`documents.${kind}`, { title })}
            note={format.dateTime(schedule.publish_at)}
          >
            {schedule.state === 'failed' && <Badge tone="destructive">{t('schedules.failed')}</Badge>}
          </WorkLink>
        ))}
      </ul>
    </TitledSection>
  );
}
