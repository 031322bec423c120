import { paidTiers, subscriptionStatuses } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { useTranslation } from 'react-i18next';
import { data, href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { forAdministrators } from '#screen/or-not-found.ts';
import { AdministeredList } from '../components/administration/administered-list.tsx';
import { GrantSection } from '../components/administration/grant-section.tsx';
import { SubscriptionsTable } from '../components/administration/subscriptions-table.tsx';
import { usePlanName } from '../use-plan-names.ts';
import type { Route } from './+types/all-subscriptions.ts';

export const handle: ScreenHandle = { namespaces: ['billing-administration', 'subscription-state'] };

const address = href('/dashboard/subscriptions');

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  const status = readChoice(url.searchParams, 'status', subscriptionStatuses);
  const page = readPage(url.searchParams, 10_000);
  const found = await forAdministrators(apiOf(context).billing.subscriptions({ search, status, page }));
  if (page > found.page_count) throw redirect(listAddress(address, { search, status }, found.page_count));
  return { search, status, page, ...found };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { billing } = apiOf(context);
  const given = (name: string) => String(form.get(name) ?? '').trim();
  const reason = given('reason');
  if (given('intent') === 'revoke') {
    const answer = await submitted({ reason }, () => forAdministrators(billing.revoke({ id: given('id'), reason })));
    return answer.kind === 'refused' ? answer.response : null;
  }
  const values = { email: given('email'), tier: given('tier'), ends_on: given('ends_on'), reason };
  const tier = paidTiers.find((one) => one === values.tier);
  if (!tier) throw data(null, { status: 400 });
  const { email, ends_on } = values;
  const answer = await submitted(values, () =>
    forAdministrators(billing.grant({ email, tier, reason, ...(ends_on && { ends_on }) })),
  );
  return answer.kind === 'refused' ? answer.response : { granted: answer.result };
}

export default function AllSubscriptions({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation(['billing-administration', 'subscription-state']);
  const planName = usePlanName();
  const granted = actionData && 'granted' in actionData ? actionData.granted : undefined;
  const refusal = actionData && 'code' in actionData ? actionData : undefined;
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
              {t('grant.done', { name: granted.person?.full_name ?? '', plan: planName(granted) })}
            </Alert>
          )}
          <GrantSection key={granted?.id} answer={refusal} />
        </>
      }
    >
      <SubscriptionsTable subscriptions={loaderData.subscriptions} />
    </AdministeredList>
  );
}
