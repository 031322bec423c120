import type { Tier } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useTierName } from '#features/billing/index.ts';

/** The plan that opens all lessons of a course, by its name in the reader's price list. */
export function useAccessLabel(): (access: Tier) => string {
  const { t } = useTranslation('courses');
  const tierName = useTierName();
  return (access) => (access === 'free' ? t('access.free') : tierName(access));
}
