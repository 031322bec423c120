import { type ListedPlan, trialDays } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { Card } from '@navor/ui/card.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { PlanFeatures } from './plan-features.tsx';

export type PlanCardProps = {
  listed: ListedPlan;
  /** Whether whoever looks would begin this plan with a trial. */
  hasTrial: boolean;
  heading: 'h2' | 'h3';
  action: ReactNode;
};

/** Its head, the step to take and six rows of features lie on the rows of the grid around it, so that plans compare line by line. */
export function PlanCard({ listed, hasTrial, heading: Heading, action }: PlanCardProps) {
  const { t } = useTranslation('plans');
  const isCustom = listed.kind === 'custom';

  return (
    <Card className="p-6 lg:row-span-8 lg:grid lg:grid-rows-subgrid lg:p-8">
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <Heading className="font-semibold text-xl">{listed.name}</Heading>
          {hasTrial && listed.kind === 'priced' && (
            <Badge>{t('trial', { period: t('days', { count: trialDays }) })}</Badge>
          )}
        </div>
        <p className="mt-1 text-muted text-sm">{t(`audience.${isCustom ? 'organisation' : listed.tier}`)}</p>
        <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
          <span className="tabular font-semibold text-4xl tracking-tight">
            <Price listed={listed} />
          </span>
          <span className="text-muted">{t(isCustom ? 'forOrganisations' : 'month')}</span>
        </p>
      </div>
      <div className="mt-6">
        <div className="flex min-h-11 items-center md:min-h-10">{action}</div>
      </div>
      <PlanFeatures tier={listed.tier} />
    </Card>
  );
}

function Price({ listed }: { listed: ListedPlan }) {
  const { t } = useTranslation('plans');
  const format = useFormatter();
  if (listed.kind === 'custom') return t('custom');
  return format.price(listed.kind === 'free' ? 0 : listed.plan.cents);
}
