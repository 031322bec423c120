import type { Tier } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { usePlanName } from '#features/billing/index.ts';

/** The plan that opens all lessons of a course, by its name in the reader's language. */
export function useAccessLabel(): (access: Tier) => string {
  const { t } = useTranslation('courses');
  const planName = usePlanName();
  return (access) => (access === 'free' ? t('access.free') : planName({ tier: access }));
}
