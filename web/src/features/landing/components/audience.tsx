import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { CLAIMS } from '../claims.ts';
import { formatRange } from '../number-formats.ts';
import { Section } from './section.tsx';

const GROUPS = ['pupils', 'students', 'professionals'] as const;
const SUBJECTS = [
  { name: 'electrical', theme: 'elektrotehnika' },
  { name: 'mechanical', theme: 'strojnistvo' },
  { name: 'mechatronics', theme: 'mehatronika' },
  { name: 'computing', theme: 'racunalnistvo' },
  { name: 'mathematics', theme: 'matematika' },
  { name: 'physics', theme: 'fizika' },
] as const;

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
          {SUBJECTS.map(({ name, theme }) => (
            <li key={name}>
              <Link
                to={href('/themes/:themeId', { themeId: theme })}
                prefetch="intent"
                className="inline-flex min-h-11 items-center rounded-sm border border-line bg-surface px-3 text-sm transition-colors hover:border-action hover:text-action md:min-h-8"
              >
                {t(`audience.subjects.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
