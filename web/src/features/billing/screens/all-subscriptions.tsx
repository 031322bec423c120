import { paidTiers, subscriptionStatuses } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { forAdministrators } from '#platform/for-administrators.ts';
import { submitted } from '#platform/form-answer.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { listAddress, readChoice, readPage } from '#platform/list-address.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { Alert } from '#ui/alert.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { GrantSection } from '../components/administration/grant-section.tsx';
import { ListSearch } from '../components/administration/list-search.tsx';
import { NothingListed } from '../components/administration/nothing-listed.tsx';
import { SubscriptionsTable } from '../components/administration/subscriptions-table.tsx';
import { usePlanName } from '../components/administration/use-plan-name.ts';
import type { Route } from './+types/all-subscriptions.ts';

export const handle: ScreenHandle = { namespaces: ['billing-administration'] };

const address = '/dashboard/subscriptions';

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('search')?.trim().slice(0, 100) || undefined;
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
  const { t } = useTranslation('billing-administration');
  const planName = usePlanName();
  const { search, status, page, subscriptions, count, page_count } = loaderData;
  const granted = actionData && 'granted' in actionData ? actionData.granted : undefined;
  const refusal = actionData && 'code' in actionData ? actionData : undefined;
  return (
    <div className="grid gap-6">
      <PageMeta title={t('subscriptions.title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('subscriptions.title')}</h1>
        <p className="text-muted">{t('subscriptions.text')}</p>
      </header>
      {granted && (
        <Alert tone="ok">{t('grant.done', { name: granted.person?.full_name ?? '', plan: planName(granted) })}</Alert>
      )}
      <GrantSection key={granted?.id} answer={refusal} />
      <ListSearch
        search={search}
        status={status}
        statuses={subscriptionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      {subscriptions.length === 0 ? (
        <NothingListed list="subscriptions" isNarrowed={Boolean(search || status)} address={address} />
      ) : (
        <section aria-labelledby="subscriptions-count" className="grid gap-3">
          <h2 id="subscriptions-count" className="text-muted text-sm">
            {t('subscriptions.count', { count })}
          </h2>
          <SubscriptionsTable subscriptions={subscriptions} />
        </section>
      )}
      <Pagination
        page={page}
        pageCount={page_count}
        hrefFor={(next) => listAddress(address, { search, status }, next)}
      />
    </div>
  );
}
