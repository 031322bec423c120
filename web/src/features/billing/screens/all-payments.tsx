import { paymentStatuses } from '@navor/contract/choices';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { forAdministrators } from '#platform/for-administrators.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { listAddress, readChoice, readPage } from '#platform/list-address.ts';
import { apiOf } from '#platform/page-context.ts';
import { PageMeta } from '#platform/page-meta.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSearch } from '../components/administration/list-search.tsx';
import { NothingListed } from '../components/administration/nothing-listed.tsx';
import { PaymentsTable } from '../components/administration/payments-table.tsx';
import type { Route } from './+types/all-payments.ts';

export const handle: ScreenHandle = { namespaces: ['billing-administration'] };

const address = '/dashboard/payments';

export async function loader({ url, context }: Route.LoaderArgs) {
  const search = url.searchParams.get('search')?.trim().slice(0, 100) || undefined;
  const status = readChoice(url.searchParams, 'status', paymentStatuses);
  const page = readPage(url.searchParams, 10_000);
  const found = await forAdministrators(apiOf(context).billing.allPayments({ search, status, page }));
  if (page > found.page_count) throw redirect(listAddress(address, { search, status }, found.page_count));
  return { search, status, page, ...found };
}

export default function AllPayments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('billing-administration');
  const { search, status, page, payments, count, page_count } = loaderData;
  return (
    <div className="grid gap-6">
      <PageMeta title={t('payments.title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('payments.title')}</h1>
        <p className="text-muted">{t('payments.text')}</p>
      </header>
      <ListSearch
        search={search}
        status={status}
        statuses={paymentStatuses.map((value) => ({ value, label: t(`paymentStatus.${value}`) }))}
      />
      {payments.length === 0 ? (
        <NothingListed list="payments" isNarrowed={Boolean(search || status)} address={address} />
      ) : (
        <section aria-labelledby="payments-count" className="grid gap-3">
          <h2 id="payments-count" className="text-muted text-sm">
            {t('payments.count', { count })}
          </h2>
          <PaymentsTable payments={payments} />
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
