import { offerIn, trialDays } from '@navor/contract/choices';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { submitted } from '#platform/form-answer.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { TextLink } from '#ui/link.tsx';
import { CashierAlert } from '../components/checkout/cashier-alert.tsx';
import { loginPath } from '../components/checkout/or-login.ts';
import { PlanGrid } from '../components/plan-grid.tsx';
import { ChangePanel } from '../components/plans/change-panel.tsx';
import { ClosedNotice } from '../components/plans/closed-notice.tsx';
import { OutcomeNotice } from '../components/plans/outcome-notice.tsx';
import { PlanAction } from '../components/plans/plan-action.tsx';
import { PlanFacts } from '../components/plans/plan-facts.tsx';
import { answerPlansForm } from '../components/plans/plans-action.ts';
import { GrantPanel, SubscriptionPanel } from '../components/plans/subscription-panel.tsx';
import { addressOf, wishOf } from '../components/plans/wish.ts';
import type { Route } from './+types/plans.ts';

export const handle: ScreenHandle = { namespaces: ['subscription', 'plans'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context);
  const wish = wishOf(url.searchParams);
  const { user } = await api.identity.session();
  if (!user) return { wish, overview: null, change: null };
  const overview = await api.billing.overview();
  const { change: planId } = wish;
  // Whoever has changed to the plan in another window has nothing left to confirm.
  const isChange = planId && overview.subscription && overview.subscription.plan_id !== planId;
  if (!isChange) return { wish, overview, change: null };
  const answer = await submitted({}, () => api.billing.previewChange({ plan_id: planId }));
  const change = answer.kind === 'done' ? { preview: answer.result } : { refusal: answer.answer };
  return { wish, overview, change };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context);
  const { user } = await api.identity.session();
  if (!user) throw redirect(loginPath(url));
  return answerPlansForm(api, await request.formData(), wishOf(url.searchParams));
}

export default function PlansScreen({ loaderData: { wish, overview, change }, actionData }: Route.ComponentProps) {
  const { t, i18n } = useTranslation('subscription');
  const subscription = overview?.subscription ?? null;
  const hasTrial = !overview || (overview.actions.can_subscribe && overview.actions.has_trial);
  const plainPath = addressOf({ from: wish.from });
  const offer = overview?.offer ?? offerIn(i18n.language);
  return (
    <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 md:px-8 lg:py-16">
      <PageMeta title={t('title')} description={t('description')} />
      <header className="grid gap-3">
        {wish.from && (
          <p>
            <TextLink to={wish.from} className="inline-flex items-center gap-1.5 py-2 text-sm">
              <ArrowLeft aria-hidden className="size-4" />
              {t('back')}
            </TextLink>
          </p>
        )}
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
        <Lead hasTrial={hasTrial} canChange={Boolean(overview?.actions.changes.length)} />
      </header>
      {actionData && <CashierAlert refusal={actionData} reloadPath={plainPath} />}
      {overview?.cashier === null && <ClosedNotice />}
      {subscription && !actionData && <OutcomeNotice outcome={wish.done} subscription={subscription} />}
      {subscription && (
        <SubscriptionPanel subscription={subscription} actions={overview?.actions} answer={actionData} />
      )}
      {overview?.grant && <GrantPanel tier={overview.grant.tier} endsAt={overview.grant.ends_at} />}
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
            <PlanAction listed={listed} offer={offer} overview={overview} wish={wish} answer={actionData} />
          )}
        />
      </div>
      <PlanFacts />
    </div>
  );
}

function Lead({ hasTrial, canChange }: { hasTrial: boolean; canChange: boolean }) {
  const { t } = useTranslation(['subscription', 'plans']);
  const period = t('plans:days', { count: trialDays });
  const text = canChange ? t('leadChange') : hasTrial ? t('leadTrial', { period }) : t('lead');
  return <p className="max-w-reading text-muted text-reading">{text}</p>;
}
