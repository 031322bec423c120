import { type Tier, tierBenefits } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';

/** How much of what is counted by the day a tier grants. */
export function useLimitTexts(tier: Tier): { attempts: string; messages: string } {
  const { t } = useTranslation('plans');
  const { quizAttemptsPerDay, assistantMessagesPerDay } = tierBenefits[tier];
  return {
    attempts:
      quizAttemptsPerDay === null
        ? t('features.quizzes.unlimited')
        : t('features.quizzes.attempts', { count: quizAttemptsPerDay }),
    messages: t('features.assistant.messages', { count: assistantMessagesPerDay }),
  };
}
