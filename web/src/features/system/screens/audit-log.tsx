import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { apiOf } from '#platform/page-context.ts';
import { listAddress, readPage } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { AuditItem } from '../components/audit-item.tsx';
import type { Route } from './+types/audit-log.ts';

export const handle: ScreenHandle = { namespaces: ['audit', 'billing-administration', 'profile'] };

const address = href('/dashboard/audit-log');

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams, 10_000);
  const found = await orHidden(apiOf(context).system.audit.entries({ page }));
  if (page > found.page_count) throw redirect(listAddress(address, {}, found.page_count));
  return { page, ...found };
}

export default function AuditLog({ loaderData: { page, entries, count, page_count } }: Route.ComponentProps) {
  const { t } = useTranslation('audit');
  return (
    <div className="grid gap-6">
      <PageMeta title={t('title')} isIndexed={false} />
      <header className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('text')}</p>
      </header>
      {entries.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
        />
      ) : (
        <section aria-labelledby="audit-count" className="grid gap-3">
          <h2 id="audit-count" className="text-muted text-sm">
            {t('count', { count })}
          </h2>
          <ol className="divide-y divide-line rounded-md border border-line bg-surface">
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => listAddress(address, {}, next)} />
    </div>
  );
}
