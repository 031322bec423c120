import type { CourseCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';

/** How long a course takes, as in "4 weeks, 5 hours a week". */
export function usePace({ weeks, hours_per_week }: Pick<CourseCard, 'weeks' | 'hours_per_week'>): string {
  const { t } = useTranslation('courses');
  return t('pace', { weeks: t('weeks', { count: weeks }), hours: t('hours', { count: hours_per_week }) });
}
