import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CLAIMS } from '../claims.ts';
import { formatEuro } from '../number-formats.ts';
import { CONTACT_ADDRESS, type Plan } from '../plans.ts';
import { PlanFeatures } from './plan-features.tsx';

/** Its head and six rows of features lie on the rows of the grid around it, so that plans compare line by line. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation('landing');
  const isCustom = plan.price === 'custom';

  return (
    <Card className="p-6 lg:row-span-7 lg:grid lg:grid-rows-subgrid lg:p-8">
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="text-xl font-semibold">{plan.name}</h3>
          {plan.tier !== 'free' && (
            <Badge>{t('plans.trial', { period: t('time.days', { count: CLAIMS.trialDays }) })}</Badge>
          )}
        </div>
        <p className="mt-1 text-sm text-muted">{t(`plans.audience.${isCustom ? 'organisation' : plan.tier}`)}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          <span className="tabular text-4xl font-semibold tracking-tight">
            {plan.price === 'custom' ? t('plans.custom') : formatEuro(plan.price, i18n.language)}
          </span>
          <span className="text-muted">{t(isCustom ? 'plans.forOrganisations' : 'plans.month')}</span>
        </p>
        <div className="mt-6 flex min-h-11 items-center">
          <PlanCall plan={plan} />
        </div>
      </div>
      <PlanFeatures tier={plan.tier} />
    </Card>
  );
}

function PlanCall({ plan }: { plan: Plan }) {
  const { t } = useTranslation('landing');

  if (plan.price === 'custom') {
    return (
      <p>
        {t('plans.writeToUs')}:{' '}
        <a
          href={`mailto:${CONTACT_ADDRESS}`}
          className="text-action underline underline-offset-4 hover:text-action-hover"
        >
          {CONTACT_ADDRESS}
        </a>
      </p>
    );
  }

  return (
    <Button asChild variant={plan.tier === 'standard' ? 'primary' : 'secondary'} className="w-full sm:w-auto lg:w-full">
      <Link to="/auth/signup">
        {plan.tier === 'free' ? t('plans.createAccount') : t('plans.tryPlan', { plan: plan.name })}
      </Link>
    </Button>
  );
}
