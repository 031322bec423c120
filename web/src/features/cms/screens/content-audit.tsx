import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import { AuditItem } from '#features/system/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { listAddress, readPage } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import type { Route } from './+types/content-audit.ts';

export const handle: ScreenHandle = {
  namespaces: ['cms-people', 'cms-tabs', 'audit', 'billing-administration', 'profile'],
};

const address = href('/dashboard/cms/audit');

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = pageOf(context);
  const page = readPage(url.searchParams, 10_000);
  const [found, { user }] = await Promise.all([
    orHidden(api.authorship.changes.list({ page })),
    api.identity.session(),
  ]);
  if (page > found.page_count) throw redirect(listAddress(address, {}, found.page_count));
  return { page, ...found, isAdministrator: user?.roles.includes('admin') ?? false };
}

/** What was done to content: for authors to theirs, for administrators to all. */
export default function ContentAuditScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-people', 'audit']);
  const { page, entries, count, page_count, isAdministrator } = loaderData;
  return (
    <CmsFrame title={t('audit.title')} lead={t(isAdministrator ? 'audit.textOfAll' : 'audit.text')}>
      {entries.length === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('audit.empty')}
          text={t('audit.emptyText')}
        />
      ) : (
        <section aria-labelledby="audit-count" className="grid gap-3">
          <h2 id="audit-count" className="text-muted text-sm">
            {t('audit:count', { count })}
          </h2>
          <ol className="divide-y divide-line rounded-md border border-line bg-surface">
            {entries.map((entry) => (
              <AuditItem key={entry.id} entry={entry} subject={isAdministrator ? 'linked' : 'named'} />
            ))}
          </ol>
        </section>
      )}
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => listAddress(address, {}, next)} />
    </CmsFrame>
  );
}
