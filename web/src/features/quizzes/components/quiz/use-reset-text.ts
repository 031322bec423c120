import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** When there are new attempts, as far from now and by the clock. */
export function useResetText(resetsAt: Date, now: Date): string {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  return t('list.resets', { when: format.relative(resetsAt, now), time: format.time(resetsAt) });
}
