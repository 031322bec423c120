import { offerIn, type PaidTier, planOf } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';

/**
 * What the plan that opens a tier is called: by the list that the reader's own plan is from, so that it has one name for
 * them, or else by the one that they could choose from. A plan that somebody has is called by its own name instead.
 */
export function useTierName(): (tier: PaidTier) => string {
  const { language } = useLanguageContext();
  const offer = useAuth().session?.offer ?? offerIn(language);
  return (tier) => planOf(offer, tier).name;
}

/** The plans that open what needs a tier, as the object of "you need …". */
export function useUnlockingPlans(): (tier: PaidTier) => string {
  const { t } = useTranslation('unlocking');
  const name = useTierName();
  return (tier) => t(`plans.${tier}`, { standard: name('standard'), premium: name('premium') });
}
