import { guaranteeDays, type ListedPlan, offerIn, trialDays } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlanGrid, plansPath } from '#features/billing/index.ts';
import { Button } from '#ui/button.tsx';
import { Section } from './section.tsx';

export function Plans() {
  const { t, i18n } = useTranslation('plans');

  return (
    <Section
      id="plans"
      title={t('title')}
      lead={t('lead', {
        trial: t('days', { count: trialDays }),
        guarantee: t('days', { count: guaranteeDays }),
      })}
    >
      <PlanGrid
        offer={offerIn(i18n.language)}
        hasTrial
        heading="h3"
        renderAction={(listed) => <PlanCall listed={listed} />}
      />
    </Section>
  );
}

function PlanCall({ listed }: { listed: ListedPlan }) {
  const { t } = useTranslation('plans');
  const text = {
    free: t('createAccount'),
    priced: t('tryPlan', { plan: listed.name }),
    custom: t('writeToUs'),
  }[listed.kind];

  return (
    <Button
      asChild
      variant={listed.tier === 'standard' ? 'primary' : 'secondary'}
      className="w-full sm:w-auto lg:w-full"
    >
      <Link to={stepTo(listed)}>{text}</Link>
    </Button>
  );
}

function stepTo(listed: ListedPlan): string {
  switch (listed.kind) {
    case 'free':
      return '/auth/signup';
    case 'priced':
      return `${plansPath()}?plan=${listed.plan.id}`;
    case 'custom':
      return '/contact?topic=organisation';
  }
}
