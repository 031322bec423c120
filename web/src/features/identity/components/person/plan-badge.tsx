import { type GrantablePlanId, grantablePlans } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { useTierAndOffer } from '#features/billing/index.ts';

/**
 * The plan that somebody has now, by the name it was bought or granted under, with what it unlocks and its list: two lists
 * have a plan of the same name. Needs the texts of `people` and `billing-administration`.
 */
export function PlanBadge({ planId }: { planId: GrantablePlanId | null }) {
  const { t } = useTranslation('people');
  const describe = useTierAndOffer();
  if (!planId) return <Badge tone="neutral">{t('free')}</Badge>;
  const plan = grantablePlans[planId];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="ok">{plan.name}</Badge>
      <span className="text-muted text-xs">{describe(plan)}</span>
    </span>
  );
}
