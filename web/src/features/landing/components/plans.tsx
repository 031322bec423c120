import { useTranslation } from 'react-i18next';
import { CLAIMS } from '../claims.ts';
import { plansFor, TIER_LIMITS } from '../plans.ts';
import { PlanCard } from './plan-card.tsx';
import { Section } from './section.tsx';

export function Plans() {
  const { t, i18n } = useTranslation('landing');
  const plans = plansFor(i18n.language);
  const isFreePlanListed = plans.some((plan) => plan.tier === 'free');

  return (
    <Section
      id="plans"
      title={t('plans.title')}
      lead={t('plans.lead', {
        trial: t('time.days', { count: CLAIMS.trialDays }),
        guarantee: t('time.days', { count: CLAIMS.guaranteeDays }),
      })}
    >
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-y-0">
        {plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </div>
      {!isFreePlanListed && (
        <p className="mt-8 max-w-reading text-muted">
          {t('plans.withoutPlan', {
            attempts: t('plans.features.quizzes.attempts', { count: TIER_LIMITS.free.quizAttemptsPerDay }),
            messages: t('plans.features.assistant.messages', { count: TIER_LIMITS.free.assistantMessagesPerDay }),
          })}
        </p>
      )}
    </Section>
  );
}
