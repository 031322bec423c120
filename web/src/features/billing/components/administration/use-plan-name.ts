import { type PaidTier, type PlanId, plans, tierNameIn } from '@navor/contract/choices';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

/** What a plan is called: by the offer it was bought from, or, where it was granted, by the one that the reader knows. */
export function usePlanName() {
  const { language } = useLanguageContext();
  return ({ plan_id, tier }: { plan_id: PlanId | null; tier: PaidTier }) =>
    plan_id ? plans[plan_id].name : tierNameIn(language, tier);
}
