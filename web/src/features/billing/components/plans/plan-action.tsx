import type { BillingOverview } from '@navor/contract';
import { type ListedPlan, type Offer, type Plan, planOf, plans } from '@navor/contract/choices';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { PlanLink } from '../plan-link.tsx';
import { VisitorPlanAction } from '../visitor-plan-action.tsx';
import { type PlansQuery, plansAddress } from './plans-query.ts';
import { SubscribeForm } from './subscribe-form.tsx';

type PlanActionProps = {
  listed: ListedPlan;
  offer: Offer;
  /** Null for visitors. */
  overview: BillingOverview | null;
  /** Whether anybody takes payments here. */
  canSubscribe: boolean;
  wanted: PlansQuery;
  answer: FormAnswer | undefined;
};

/** The one thing that can be done with a plan, by whoever looks at it. */
export function PlanAction({ listed, offer, overview, canSubscribe, wanted, answer }: PlanActionProps) {
  const { t } = useTranslation('subscription');
  const forVisitors = (
    <VisitorPlanAction listed={listed} canSubscribe={canSubscribe} wanted={wanted.plan} from={wanted.from} />
  );
  if (!overview) return forVisitors;
  const { subscription, grant } = overview;
  if (listed.kind === 'free') {
    return <p className="text-muted text-sm">{t(subscription || grant ? 'offer.freeLater' : 'offer.freeNow')}</p>;
  }
  const isCurrent = subscription?.plan_id === listed.plan.id || grant?.plan_id === listed.plan.id;
  return (
    <div className="grid w-full justify-items-start gap-2">
      {listed.kind === 'custom' && forVisitors}
      {listed.kind === 'priced' && subscription && (
        <ChangeAction plan={listed.plan} overview={overview} wanted={wanted} />
      )}
      {listed.kind === 'priced' && !subscription && (
        <SubscribeAction plan={listed.plan} offer={offer} overview={overview} wanted={wanted} answer={answer} />
      )}
      {/* Below, so that buttons of all plans stay in one line. */}
      {isCurrent && <Badge tone="ok">{t('offer.current')}</Badge>}
    </div>
  );
}

type SubscribeActionProps = Pick<PlanActionProps, 'offer' | 'wanted' | 'answer'> & {
  plan: Plan;
  overview: BillingOverview;
};

function SubscribeAction({ plan, offer, overview, wanted, answer }: SubscribeActionProps) {
  const { cashier, actions, grant } = overview;
  if (!cashier) return null;
  if (!actions.can_subscribe_to.includes(plan.id)) return grant && <CoveredNote plan={plan} grant={grant} />;
  // Somebody may have come for a plan of the other language's offer: they meant the tier.
  const wantedId = wanted.plan && planOf(offer, plans[wanted.plan].tier).id;
  return (
    <SubscribeForm
      plan={plan}
      hasTrial={actions.has_trial}
      isWanted={wantedId === plan.id}
      isPrimary={!grant && (wantedId ? wantedId === plan.id : plan.tier === 'standard')}
      answer={answer}
    />
  );
}

/** A granted plan is not to be bought while it holds, nor is one below it. */
function CoveredNote({ plan, grant }: { plan: Plan; grant: NonNullable<BillingOverview['grant']> }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const isOwn = grant.plan_id === plan.id;
  if (isOwn && !grant.ends_at) return null;
  return (
    <p className="text-muted text-sm">
      {isOwn && grant.ends_at ? t('offer.grantedUntil', { date: format.date(grant.ends_at) }) : t('offer.covered')}
    </p>
  );
}

function ChangeAction({ plan, overview, wanted }: { plan: Plan; overview: BillingOverview; wanted: PlansQuery }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { subscription, grant, actions } = overview;
  if (!subscription || subscription.plan_id === plan.id) return null;
  if (subscription.next_plan_id === plan.id) {
    const date = format.date(subscription.period_ends_at);
    return <p className="text-muted text-sm">{t('offer.planned', { date })}</p>;
  }
  const change = actions.changes.find(({ plan_id }) => plan_id === plan.id);
  if (!change) return <p className="text-muted text-sm">{t('offer.unavailable')}</p>;
  return (
    <PlanLink
      to={plansAddress({ change: plan.id, from: wanted.from })}
      label={t(change.takes_effect === 'now' ? 'offer.raise' : 'offer.lower', { plan: plan.name })}
      isPrimary={change.takes_effect === 'now' && wanted.change !== plan.id && !grant}
    />
  );
}
