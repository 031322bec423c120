import type { Certificate } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useHomeFormatter } from '#platform/use-formatter.ts';
import { FactList } from './fact-list.tsx';
import { StateBadge } from './state-badge.tsx';

/** What the certificate says, in words. */
export function CertificateFacts({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('certificates');
  const format = useHomeFormatter();
  const { state, holder_name, course, hours, grade_percent, completed_at, issued_at, serial } = certificate;
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-4 md:p-6">
      <p>
        <StateBadge state={state} label={t(`state.${state}`)} />
      </p>
      <FactList
        label={t('facts.label')}
        facts={[
          { name: t('facts.holder'), value: holder_name },
          { name: t('facts.theme'), value: course.theme.title },
          { name: t('facts.completed'), value: format.date(completed_at, 'long') },
          { name: t('facts.issued'), value: format.date(issued_at, 'long') },
          { name: t('facts.hours'), value: t('facts.hoursValue', { count: hours }) },
          {
            name: t('facts.grade'),
            value: grade_percent === null ? t('facts.noGrade') : format.percent(grade_percent / 100),
          },
          {
            name: t('facts.serial'),
            value: (
              <span translate="no" className="font-mono">
                {serial}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
