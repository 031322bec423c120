import type { BillingActions } from '@navor/contract';
import { type ListedPlan, offerIn, plansListedIn, trialDays } from '@navor/contract/choices';
import { TextLink } from '@navor/ui/link.tsx';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { requiredLoginPath } from '#platform/login-path.ts';
import { apiOf } from '#platform/page-context.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { CashierAlert } from '../components/checkout/cashier-alert.tsx';
import { PlanGrid } from '../components/plan-grid.tsx';
import { ChangePanel } from '../components/plans/change-panel.tsx';
import { ClosedNotice } from '../components/plans/closed-notice.tsx';
import { OutcomeNotice } from '../components/plans/outcome-notice.tsx';
import { PlanAction } from '../components/plans/plan-action.tsx';
import { PlanFacts } from '../components/plans/plan-facts.tsx';
import { answerPlansForm } from '../components/plans/plans-action.ts';
import { plansAddress, readPlansQuery } from '../components/plans/plans-query.ts';
import { GrantPanel, SubscriptionPanel } from '../components/plans/subscription-panel.tsx';
import type { Route } from './+types/plans.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'subscription-state', 'plans'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  const wanted = readPlansQuery(url.searchParams);
  const { user } = await api.identity.session();
  if (!user) return { wanted, cashier: (await api.billing.offer()).cashier, overview: null, change: null };
  const overview = await api.billing.overview();
  const { cashier, actions } = overview;
  const planId = wanted.change;
  // An old address may ask for a change that was made since, or that is not possible any more.
  if (!planId || !actions.changes.some(({ plan_id }) => plan_id === planId)) {
    return { wanted, cashier, overview, change: null };
  }
  const answer = await submitted({}, () => api.billing.previewChange({ plan_id: planId }));
  const change = answer.kind === 'done' ? { preview: answer.result } : { refusal: answer.answer };
  return { wanted, cashier, overview, change };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  const { user } = await api.identity.session();
  if (!user) throw redirect(requiredLoginPath(`${url.pathname}${url.search}`));
  return answerPlansForm(api, await request.formData(), readPlansQuery(url.searchParams));
}

export default function PlansScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('subscription');
  const { wanted, cashier, overview, change } = loaderData;
  const subscription = overview?.subscription;
  const canSubscribe = cashier !== null;
  const plainPath = plansAddress({ from: wanted.from });
  const offer = overview?.offer ?? offerIn(i18n.language);
  const hasTrial = (listed: ListedPlan) => (overview ? beginsWithTrial(listed, overview.actions) : canSubscribe);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 md:px-8 lg:py-16">
      <PageMeta title={t('title')} description={t(canSubscribe ? 'description' : 'closed.text')} />
      <header className="grid gap-3">
        {wanted.from && (
          <p>
            <TextLink to={wanted.from} className="inline-flex items-center gap-1.5 py-2 text-sm">
              <ArrowLeft aria-hidden className="size-4" />
              {t('back')}
            </TextLink>
          </p>
        )}
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
        {canSubscribe && (
          <Lead hasTrial={plansListedIn(offer).some(hasTrial)} canChange={Boolean(overview?.actions.changes.length)} />
        )}
      </header>
      {actionData && <CashierAlert refusal={actionData} reloadPath={plainPath} />}
      {!canSubscribe && <ClosedNotice />}
      {subscription && !actionData && <OutcomeNotice wanted={wanted} subscription={subscription} />}
      {subscription && <SubscriptionPanel subscription={subscription} actions={overview.actions} answer={actionData} />}
      {overview?.grant && <GrantPanel grant={overview.grant} />}
      {change?.refusal && <CashierAlert refusal={change.refusal} reloadPath={plainPath} />}
      {subscription && change?.preview && (
        <ChangePanel
          key={change.preview.plan_id}
          preview={change.preview}
          subscription={subscription}
          stayPath={plainPath}
          answer={actionData}
        />
      )}
      <div>
        <PlanGrid
          offer={offer}
          hasTrial={hasTrial}
          heading="h2"
          renderAction={(listed) => (
            <PlanAction
              listed={listed}
              offer={offer}
              overview={overview}
              canSubscribe={canSubscribe}
              wanted={wanted}
              answer={actionData}
            />
          )}
        />
      </div>
      {canSubscribe && <PlanFacts />}
    </div>
  );
}

function beginsWithTrial(listed: ListedPlan, { can_subscribe_to, has_trial }: BillingActions): boolean {
  return has_trial && listed.kind === 'priced' && can_subscribe_to.includes(listed.plan.id);
}

function Lead({ hasTrial, canChange }: { hasTrial: boolean; canChange: boolean }) {
  const { t } = useTranslation(['subscription', 'plans']);
  const period = t('plans:days', { count: trialDays });
  const text = canChange ? t('leadChange') : hasTrial ? t('leadTrial', { period }) : t('lead');
  return <p className="max-w-reading text-muted text-reading">{text}</p>;
}
