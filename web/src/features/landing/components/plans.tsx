import { guaranteeDays, offerIn, trialDays } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { PlanGrid, VisitorPlanAction } from '#features/billing/index.ts';
import { Section } from './section.tsx';

export function Plans({ canSubscribe }: { canSubscribe: boolean }) {
  const { t, i18n } = useTranslation('plans');

  const lead = t('lead', {
    trial: t('days', { count: trialDays }),
    guarantee: t('days', { count: guaranteeDays }),
  });
  return (
    <Section id="plans" title={t('title')} lead={canSubscribe ? lead : t('leadClosed')}>
      <PlanGrid
        offer={offerIn(i18n.language)}
        hasTrial={() => canSubscribe}
        heading="h3"
        renderAction={(listed) => <VisitorPlanAction listed={listed} canSubscribe={canSubscribe} />}
      />
    </Section>
  );
}
