import type { BillingOverview } from '@navor/contract';
import { type ListedPlan, type Offer, type Plan, planOf, plans } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormAnswer } from '#platform/form-answer.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SubscribeForm } from './subscribe-form.tsx';
import { addressOf, type Wish } from './wish.ts';

type PlanActionProps = {
  listed: ListedPlan;
  offer: Offer;
  /** Null for visitors. */
  overview: BillingOverview | null;
  wish: Wish;
  answer: FormAnswer | undefined;
};

/** The one thing that can be done with a plan, by whoever looks at it. */
export function PlanAction({ listed, offer, overview, wish, answer }: PlanActionProps) {
  const { t } = useTranslation('subscription');
  if (listed.kind === 'custom') {
    return <PlanLink to="/contact?topic=organisation" label={t('offer.contact')} />;
  }
  if (!overview) return <VisitorAction listed={listed} wish={wish} />;
  const { subscription, grant, actions } = overview;
  if (listed.kind === 'free') {
    return <p className="text-muted text-sm">{t(subscription || grant ? 'offer.freeLater' : 'offer.freeNow')}</p>;
  }
  if (subscription?.plan_id) return <ChangeAction plan={listed.plan} overview={overview} wish={wish} />;
  if (!actions.can_subscribe) return null;
  // Somebody may have come for a plan of the other language's offer: they meant the tier.
  const wanted = wish.plan && planOf(offer, plans[wish.plan].tier).id;
  return (
    <SubscribeForm
      plan={listed.plan}
      hasTrial={actions.has_trial}
      isWanted={wanted === listed.plan.id}
      isPrimary={wanted ? wanted === listed.plan.id : listed.tier === 'standard'}
      answer={answer}
    />
  );
}

function VisitorAction({ listed, wish }: { listed: Exclude<ListedPlan, { kind: 'custom' }>; wish: Wish }) {
  const { t } = useTranslation('subscription');
  if (listed.kind === 'free') {
    return <PlanLink to={signUpPath(wish.from ?? '/dashboard')} label={t('offer.createAccount')} />;
  }
  const { plan } = listed;
  return (
    <PlanLink
      to={signUpPath(addressOf({ plan: plan.id, from: wish.from }))}
      label={t('offer.tryPlan', { plan: plan.name })}
      isPrimary={wish.plan ? plans[wish.plan].tier === plan.tier : plan.tier === 'standard'}
    />
  );
}

function signUpPath(redirect: string): string {
  return `/auth/signup?${new URLSearchParams({ redirect })}`;
}

function ChangeAction({ plan, overview, wish }: { plan: Plan; overview: BillingOverview; wish: Wish }) {
  const { t } = useTranslation('subscription');
  const format = useFormatter();
  const { subscription, actions } = overview;
  if (subscription?.plan_id === plan.id) return <Badge tone="ok">{t('offer.current')}</Badge>;
  if (subscription?.next_plan_id === plan.id && subscription.period_ends_at) {
    const date = format.date(subscription.period_ends_at);
    return <p className="text-muted text-sm">{t('offer.planned', { date })}</p>;
  }
  const change = actions.changes.find(({ plan_id }) => plan_id === plan.id);
  if (!change) return <p className="text-muted text-sm">{t('offer.unavailable')}</p>;
  return (
    <PlanLink
      to={addressOf({ change: plan.id, from: wish.from })}
      label={t(change.takes_effect === 'now' ? 'offer.raise' : 'offer.lower', { plan: plan.name })}
      isPrimary={change.takes_effect === 'now' && wish.change !== plan.id}
    />
  );
}

function PlanLink({ to, label, isPrimary = false }: { to: string; label: string; isPrimary?: boolean }) {
  return (
    <Button asChild variant={isPrimary ? 'primary' : 'secondary'} className="w-full sm:w-auto lg:w-full">
      <Link to={to}>{label}</Link>
    </Button>
  );
}
