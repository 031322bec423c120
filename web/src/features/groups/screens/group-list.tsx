import { Button } from '@navor/ui/button.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { FoundList } from '#screen/filter-form/found-list.tsx';
import { readPage } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { isInDashboard, useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { EmptyList } from '../components/list/empty-list.tsx';
import { addressOf, readFilters } from '../components/list/filters.ts';
import { GroupCard } from '../components/list/group-card.tsx';
import { GroupFilters } from '../components/list/group-filters.tsx';
import { ListScope } from '../components/list/list-scope.tsx';
import { newSessionPath, useGroupsPath } from '../group-paths.ts';
import type { Route } from './+types/group-list.ts';

export const handle: ScreenHandle = { namespaces: ['groups', 'courses', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const page = readPage(url.searchParams);
  const wanted = readFilters(url.searchParams);
  // Visitors have no sessions of their own.
  const filters = isInDashboard(url.pathname) ? wanted : { ...wanted, mine: undefined };
  const found = await api.groups.list({
    ...{ ...filters, mine: filters.mine === 'true', language: preferences.language, page },
  });
  if (page > found.page_count) throw redirect(addressOf(url.pathname, filters, found.page_count));
  return { filters, now: new Date(), ...found };
}

export default function GroupListScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('groups');
  const { filters, now, sessions, total, page, page_count, can_plan, ...choices } = loaderData;
  const isOwn = useIsInDashboard();
  const path = useGroupsPath();
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <ScreenFrame>
      <PageMeta title={t('title')} description={t('list.metaDescription')} isIndexed={!isOwn} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-2xl gap-2">
          <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
          <p className="text-balance text-muted">{t('list.lead')}</p>
        </div>
        {isOwn && can_plan && (
          <Button asChild>
            <Link to={newSessionPath} prefetch="intent">
              <CalendarPlus aria-hidden />
              {t('list.plan')}
            </Link>
          </Button>
        )}
      </header>
      {isOwn && <ListScope path={path} filters={filters} />}
      <GroupFilters path={path} filters={filters} choices={choices} total={total} />
      <FoundList path={path} count={t('list.count', { count: total })} heading={results} isEmpty={total === 0}>
        {sessions.length > 0 ? (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
            {sessions.map((session) => (
              <li key={session.id} className="grid min-w-0">
                <GroupCard session={session} now={now} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyList
            path={path}
            filters={filters}
            // What was clicked goes with the filters, so the focus has to go elsewhere.
            onClear={() => results.current?.focus({ preventScroll: true })}
          />
        )}
      </FoundList>
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(path, filters, next)} />
    </ScreenFrame>
  );
}
