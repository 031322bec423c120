import { useTranslation } from 'react-i18next';
import { useLimitTexts } from './use-limit-texts.ts';

/** What there is for nothing. */
export function FreePlanSummary() {
  const { t } = useTranslation('plans');
  return t('withoutPlan', useLimitTexts('free'));
}
