import { tierBenefits } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';

/** What there is without a subscription. */
export function FreePlan() {
  const { t } = useTranslation('billing-settings');
  const { quizAttemptsPerDay, assistantMessagesPerDay } = tierBenefits.free;
  const benefits = [
    t('free.courses'),
    t('free.library'),
    ...(quizAttemptsPerDay === null ? [] : [t('free.attempts', { count: quizAttemptsPerDay })]),
    t('free.messages', { count: assistantMessagesPerDay }),
  ];
  return (
    <div className="grid max-w-reading gap-2 text-sm">
      <p>{t('plan.none')}</p>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-muted">
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
  );
}
