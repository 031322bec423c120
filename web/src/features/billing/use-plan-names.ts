import { type PaidTier, type PlanId, plans, tierNameIn } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

type Named = { plan_id?: PlanId | null; tier: PaidTier };

/** What a plan is called: by the offer it was bought from, or, where it was not bought, by the one that the reader sees. */
export function usePlanName(): (named: Named) => string {
  const { language } = useLanguageContext();
  return ({ plan_id, tier }) => (plan_id ? plans[plan_id].name : tierNameIn(language, tier));
}

/** The plans that open what needs a tier, as the object of "you need …". */
export function useUnlockingPlans(): (tier: PaidTier) => string {
  const { t } = useTranslation('unlocking');
  const name = usePlanName();
  return (tier) => t(`plans.${tier}`, { standard: name({ tier: 'standard' }), premium: name({ tier: 'premium' }) });
}
