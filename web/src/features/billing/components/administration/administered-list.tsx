import { Pagination } from '@navor/ui/pagination.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { ListSearch } from '#screen/filter-form/list-search.tsx';
import { PageMeta } from '#screen/page-meta.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import { NothingListed } from './nothing-listed.tsx';

type AdministeredListProps = {
  list: 'subscriptions' | 'payments';
  address: string;
  found: {
    search: string | undefined;
    status: string | undefined;
    page: number;
    count: number;
    page_count: number;
  };
  statuses: [value: string, label: string][];
  /** What can be done here, above the search. */
  tools?: ReactNode;
  /** What was found. */
  children: ReactNode;
};

/** A list of everybody's that is searched by person and by status. */
export function AdministeredList({ list, address, found, statuses, tools, children }: AdministeredListProps) {
  const { t } = useTranslation('billing-administration');
  const { search, status, page, count, page_count } = found;
  const title = useKeptFocus<HTMLHeadingElement>(found);
  return (
    <div className="grid gap-6">
      <PageMeta title={t(`${list}.title`)} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl md:text-3xl">
          {t(`${list}.title`)}
        </h1>
        <p className="text-muted">{t(`${list}.text`)}</p>
      </header>
      {tools}
      <ListSearch
        label={t('search')}
        search={search}
        filter={{
          name: 'status',
          label: t('statusFilter'),
          every: t('everyStatus'),
          value: status,
          choices: statuses,
        }}
        submitLabel={t('find')}
        total={count}
      />
      {count === 0 ? (
        <NothingListed list={list} isNarrowed={Boolean(search || status)} address={address} />
      ) : (
        <section aria-labelledby="list-count" className="grid gap-3">
          <h2 id="list-count" className="text-muted text-sm">
            {t(`${list}.count`, { count })}
          </h2>
          {children}
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
