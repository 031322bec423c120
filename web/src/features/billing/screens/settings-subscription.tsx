import { useTranslation } from 'react-i18next';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { answerIntent } from '#screen/forms/answer-intent.ts';
import { isForPage } from '#screen/is-for-page.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { fromCashier, settingsDonePath } from '../billing-paths.ts';
import { billingIntents, detailFields } from '../components/settings/billing-intents.ts';
import { CancelSection } from '../components/settings/cancel-section.tsx';
import { DetailsSection } from '../components/settings/details-section.tsx';
import { HistorySection } from '../components/settings/history-section.tsx';
import { InvoicesSection } from '../components/settings/invoices-section.tsx';
import { PlanSection } from '../components/settings/plan-section.tsx';
import { RefundSection } from '../components/settings/refund-section.tsx';
import type { Route } from './+types/settings-subscription.ts';

export const handle: ScreenHandle = { namespaces: ['billing-settings', 'subscription-state', 'plans'] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { billing } = apiOf(context);
  const [overview, payments, invoices, details, history] = await Promise.all([
    billing.overview({ fresh: url.searchParams.get('from') === fromCashier }),
    billing.payments(),
    billing.invoices(),
    billing.details(),
    billing.history(),
  ]);
  return { overview, payments, invoices, details, history };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerIntent(await request.formData(), billingIntents(apiOf(context)), detailFields);
  if (answer.data.kind === 'refused') return answer;
  if (answer.data.intent === 'change-card') return redirect(answer.data.result.url);
  return isForPage(request) ? redirect(settingsDonePath(answer.data.intent)) : answer;
}

/** A refusal says that the screen is behind what another window or the cashier has done. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 402 || actionStatus === 409;
}

export default function SubscriptionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('billing-settings');
  const { overview, payments, invoices, details, history } = loaderData;
  const { subscription, actions } = overview;
  return (
    <div className="grid gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <PlanSection overview={overview} answer={actionData} />
      {subscription && actions.can_cancel && (
        <CancelSection subscription={subscription} actions={actions} answer={actionData} />
      )}
      <RefundSection overview={overview} answer={actionData} />
      <InvoicesSection invoices={invoices} payments={payments} />
      <DetailsSection details={details} answer={actionData} />
      <HistorySection history={history} />
    </div>
  );
}
