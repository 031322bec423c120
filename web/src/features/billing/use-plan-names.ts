import { type PaidTier, tierNameIn } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

/** What plans are called by the offer that the reader sees. */
export function usePlanName(): (tier: PaidTier) => string {
  const { language } = useLanguageContext();
  return (tier) => tierNameIn(language, tier);
}

/** The plans that open what needs a tier, as the object of "you need …". */
export function useUnlockingPlans(): (tier: PaidTier) => string {
  const { t } = useTranslation('unlocking');
  const name = usePlanName();
  return (tier) => t(`plans.${tier}`, { standard: name('standard'), premium: name('premium') });
}
