import { type GrantablePlan, type GrantablePlanId, grantablePlans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';

/** What a plan is called, what it unlocks and from which list it is: names alone mean something else in each list. */
export function PlanOrigin({ planId }: { planId: GrantablePlanId }) {
  const describe = useTierAndOffer();
  const plan = grantablePlans[planId];
  return (
    <>
      <span className="block">{plan.name}</span>
      <span className="block text-muted text-xs">{describe(plan)}</span>
    </>
  );
}

type Described = Pick<GrantablePlan, 'tier'> & { offer: GrantablePlan['offer'] | null };

/** Needs the texts of `billing-administration`. */
export function useTierAndOffer(): (plan: Described) => string {
  const { t } = useTranslation('billing-administration');
  return ({ tier, offer }) => [t(`tier.${tier}`), ...(offer ? [t(`offer.${offer}`)] : [])].join(', ');
}
