import type { Tier } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';

/** The plan that opens all lessons of a course, by its name in the reader's language. */
export function AccessBadge({ access }: { access: Tier }) {
  const { t } = useTranslation('courses');
  return <Badge tone={access === 'free' ? 'default' : 'neutral'}>{t(`access.${access}`)}</Badge>;
}
