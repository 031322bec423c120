import { grantablePlanIds, grantablePlans, subscriptionStatuses } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { data, href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { answerIntent, textOf } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';
import { orHidden } from '#screen/or-not-found.ts';
import { AdministeredList } from '../components/administration/administered-list.tsx';
import { GrantSection } from '../components/administration/grant-section.tsx';
import { SubscriptionsTable } from '../components/administration/subscriptions-table.tsx';
import type { Route } from './+types/all-subscriptions.ts';

export const handle: ScreenHandle = { namespaces: ['billing-administration', 'subscription-state'] };

const address = href('/dashboard/subscriptions');

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  const status = readChoice(url.searchParams, 'status', subscriptionStatuses);
  const page = readPage(url.searchParams, 10_000);
  const found = await orHidden(apiOf(context).billing.subscriptions({ search, status, page }));
  if (page > found.page_count) throw redirect(listAddress(address, { search, status }, found.page_count));
  // The form to grant a plan opens for whom the address names.
  const grantTo = url.searchParams.get('grant')?.slice(0, 254);
  return { search, status, page, grantTo, ...found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { billing } = apiOf(context);
  const given = (form: FormData, name: string) => textOf(form, name).trim();
  const intents = {
    revoke: (form: FormData) => orHidden(billing.revoke({ id: given(form, 'id'), reason: given(form, 'reason') })),
    grant: (form: FormData) => {
      const plan_id = grantablePlanIds.find((id) => id === given(form, 'plan_id'));
      if (!plan_id) throw data(null, { status: 400 });
      const [email, reason, ends_on] = [given(form, 'email'), given(form, 'reason'), given(form, 'ends_on')];
      return orHidden(billing.grant({ email, plan_id, reason, ...(ends_on && { ends_on }) }));
    },
  };
  return answerIntent(await request.formData(), intents, ['email', 'plan_id', 'ends_on', 'reason']);
}

export default function AllSubscriptions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['billing-administration', 'subscription-state']);
  const { result: granted, refusal, timesDone } = useIntent(actionData, 'grant');
  return (
    <AdministeredList
      list="subscriptions"
      address={address}
      found={loaderData}
      statuses={subscriptionStatuses.map((value) => [value, t(`subscription-state:status.${value}`)])}
      tools={
        <>
          {granted && (
            <Alert tone="ok">
              {t('grant.done', { name: granted.person?.full_name ?? '', plan: grantablePlans[granted.plan_id].name })}
            </Alert>
          )}
          <GrantSection key={timesDone} answer={refusal} grantTo={timesDone === 0 ? loaderData.grantTo : undefined} />
        </>
      }
    >
      <SubscriptionsTable subscriptions={loaderData.subscriptions} />
    </AdministeredList>
  );
}
