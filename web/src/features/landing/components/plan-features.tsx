import { useTranslation } from 'react-i18next';
import { formatPercent } from '../number-formats.ts';
import { TIER_LIMITS, type Tier } from '../plans.ts';

const FEATURES = ['courses', 'library', 'quizzes', 'assistant', 'tutoring', 'groups'] as const;

/** What a tier unlocks, row by row in the same order on every plan. */
export function PlanFeatures({ tier }: { tier: Tier }) {
  const { t } = useTranslation('landing');
  const values = useFeatureValues(tier);

  return (
    <dl className="mt-6 divide-y divide-line border-t border-line text-[0.9375rem] lg:row-span-6 lg:grid lg:grid-rows-subgrid">
      {FEATURES.map((feature) => (
        <div key={feature} className="py-3 sm:grid sm:grid-cols-[14rem_1fr] lg:block">
          <dt className="text-sm text-muted">{t(`plans.features.${feature}.label`)}</dt>
          <dd className="mt-0.5 sm:mt-0 lg:mt-0.5">{values[feature]}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFeatureValues(tier: Tier): Record<(typeof FEATURES)[number], string> {
  const { t, i18n } = useTranslation('landing');
  const limits = TIER_LIMITS[tier];
  const discount = formatPercent(limits.tutoringDiscount, i18n.language);

  return {
    courses: t(`plans.features.courses.${tier === 'free' ? 'free' : 'all'}`),
    library: t('plans.features.library.included'),
    quizzes:
      limits.quizAttemptsPerDay === 'unlimited'
        ? t('plans.features.quizzes.unlimited')
        : t('plans.features.quizzes.attempts', { count: limits.quizAttemptsPerDay }),
    assistant: t('plans.features.assistant.messages', { count: limits.assistantMessagesPerDay }),
    tutoring: {
      free: t('plans.features.tutoring.hourly'),
      standard: t('plans.features.tutoring.discounted', { discount }),
      premium: t('plans.features.tutoring.included', { count: limits.tutoringHoursPerMonth, discount }),
    }[tier],
    groups: t(`plans.features.groups.${tier === 'premium' ? 'included' : 'perSeat'}`),
  };
}
