import { type ListedPlan, type Offer, plansListedIn } from '@navor/contract/choices';
import type { ReactNode } from 'react';
import { FreePlanSummary } from './free-plan-summary.tsx';
import { PlanCard, type PlanCardProps } from './plan-card.tsx';

type PlanGridProps = Pick<PlanCardProps, 'heading'> & {
  offer: Offer;
  hasTrial: (listed: ListedPlan) => boolean;
  renderAction: (listed: ListedPlan) => ReactNode;
};

/** The plans of an offer beside each other, and what there is without one where no column says so. */
export function PlanGrid({ offer, hasTrial, heading, renderAction }: PlanGridProps) {
  const listedPlans = plansListedIn(offer);

  return (
    <>
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-y-0">
        {listedPlans.map((listed) => (
          <PlanCard
            key={listed.name}
            listed={listed}
            hasTrial={hasTrial(listed)}
            heading={heading}
            action={renderAction(listed)}
          />
        ))}
      </div>
      {!listedPlans.some(({ kind }) => kind === 'free') && (
        <p className="mt-8 max-w-reading text-muted">
          <FreePlanSummary />
        </p>
      )}
    </>
  );
}
