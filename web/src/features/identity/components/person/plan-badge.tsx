import { type GrantablePlanId, grantablePlans } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';

/** The plan that somebody has now, by the name it was bought or granted under. */
export function PlanBadge({ planId }: { planId: GrantablePlanId | null }) {
  const { t } = useTranslation('people');
  return planId ? <Badge tone="ok">{grantablePlans[planId].name}</Badge> : <Badge tone="neutral">{t('free')}</Badge>;
}
