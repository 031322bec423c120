import { type Tier, tierBenefits } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { useLimitTexts } from './use-limit-texts.ts';

const features = ['courses', 'library', 'quizzes', 'assistant', 'tutoring', 'groups'] as const;

/** What a tier unlocks, row by row in the same order on every plan. */
export function PlanFeatures({ tier }: { tier: Tier }) {
  const { t } = useTranslation('plans');
  const values = useFeatureValues(tier);

  return (
    <dl className="mt-6 divide-y divide-line border-line border-t text-[0.9375rem] lg:row-span-6 lg:grid lg:grid-rows-subgrid">
      {features.map((feature) => (
        <div key={feature} className="py-3 last:pb-0 sm:grid sm:grid-cols-[14rem_1fr] lg:block">
          <dt className="text-muted text-sm">{t(`features.${feature}.label`)}</dt>
          <dd className="mt-0.5 text-pretty sm:mt-0 lg:mt-0.5">{values[feature]}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFeatureValues(tier: Tier): Record<(typeof features)[number], string> {
  const { t } = useTranslation('plans');
  const benefits = tierBenefits[tier];
  const limits = useLimitTexts(tier);

  return {
    courses: t(`features.courses.${benefits.allCourses ? 'all' : 'free'}`),
    library: t('features.library.included'),
    quizzes: limits.attempts,
    assistant: limits.messages,
    tutoring: useTutoringValue(tier),
    groups: t(`features.groups.${benefits.includesGroupSeats ? 'included' : 'perSeat'}`),
  };
}

function useTutoringValue(tier: Tier): string {
  const { t } = useTranslation('plans');
  const format = useFormatter();
  const { tutoringMinutesPerMonth, tutoringDiscountPercent } = tierBenefits[tier];
  const discount = format.percent(tutoringDiscountPercent / 100);
  if (tutoringMinutesPerMonth > 0) {
    return t('features.tutoring.included', { count: tutoringMinutesPerMonth / 60, discount });
  }
  return tutoringDiscountPercent > 0 ? t('features.tutoring.discounted', { discount }) : t('features.tutoring.hourly');
}
