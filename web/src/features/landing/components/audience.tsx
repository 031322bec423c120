import { useTranslation } from 'react-i18next';
import { CLAIMS } from '../claims.ts';
import { formatRange } from '../number-formats.ts';
import { Section } from './section.tsx';

const GROUPS = ['pupils', 'students', 'professionals'] as const;
const SUBJECTS = ['electrical', 'mechanical', 'mechatronics', 'computing', 'mathematics', 'physics'] as const;

export function Audience() {
  const { t, i18n } = useTranslation('landing');
  const weeks = formatRange(CLAIMS.weeksPerCourse, i18n.language);
  const hours = formatRange(CLAIMS.hoursPerWeek, i18n.language);

  return (
    <Section id="audience" title={t('audience.title')} lead={t('audience.lead')}>
      <div className="grid gap-8 md:grid-cols-3">
        {GROUPS.map((group) => (
          <div key={group} className="border-l-2 border-action pl-4">
            <h3 className="text-lg font-semibold">{t(`audience.${group}.title`)}</h3>
            <p className="mt-2 leading-relaxed text-muted">{t(`audience.${group}.text`, { weeks, hours })}</p>
          </div>
        ))}
      </div>
      <div className="mt-12 flex flex-wrap items-baseline gap-x-6 gap-y-3">
        <h3 className="text-sm text-muted">{t('audience.subjectsLabel')}</h3>
        <ul className="flex flex-wrap gap-2">
          {SUBJECTS.map((subject) => (
            <li key={subject} className="rounded-sm border border-line bg-surface px-3 py-1 text-sm">
              {t(`audience.subjects.${subject}`)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
