import { paymentStatuses } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readChoice, readPage, readSearch } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { AdministeredList } from '../components/administration/administered-list.tsx';
import { PaymentsTable } from '../components/administration/payments-table.tsx';
import type { Route } from './+types/all-payments.ts';

export const handle: ScreenHandle = { namespaces: ['billing-administration'] };

const address = href('/dashboard/payments');

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = readSearch(url.searchParams);
  const status = readChoice(url.searchParams, 'status', paymentStatuses);
  const page = readPage(url.searchParams, 10_000);
  const found = await orHidden(apiOf(context).billing.allPayments({ search, status, page }));
  if (page > found.page_count) throw redirect(listAddress(address, { search, status }, found.page_count));
  return { search, status, page, ...found };
}

export default function AllPayments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('billing-administration');
  return (
    <AdministeredList
      list="payments"
      address={address}
      found={loaderData}
      statuses={paymentStatuses.map((value) => [value, t(`paymentStatus.${value}`)])}
    >
      <PaymentsTable payments={loaderData.payments} />
    </AdministeredList>
  );
}
