import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { FoundList } from '#screen/filter-form/found-list.tsx';
import { readPage } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { isInDashboard, useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { ActiveFilters } from '../components/browse/active-filters.tsx';
import { EmptyList } from '../components/browse/empty-list.tsx';
import { type Asked, addressOf, isBookmarkList, readAsked } from '../components/browse/filters.ts';
import { findItems } from '../components/browse/find-items.ts';
import { LibraryFilters } from '../components/browse/library-filters.tsx';
import { LibraryGrid } from '../components/library-grid.tsx';
import { browsePath, useLibraryPath } from '../library-paths.ts';
import type { Route } from './+types/browse.ts';

export const handle: ScreenHandle = { namespaces: ['library', 'courses', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const wanted = readAsked(url.searchParams);
  // Visitors have no bookmarks to look through.
  const filters = isInDashboard(url.pathname) ? wanted.filters : { ...wanted.filters, bookmarked: undefined };
  const { asked, found } = await findItems(pageOf(context), { ...wanted, filters }, page);
  if (page > found.page_count) throw redirect(addressOf(url.pathname, asked, found.page_count));
  return { asked, ...found };
}

export default function BrowseScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('library');
  const { asked, items, total, page, page_count, themes, kinds, tags } = loaderData;
  const library = useLibraryPath();
  const path = browsePath(library);
  const isOwn = useIsInDashboard();
  const choices = { themes, kinds, tags };
  const results = useRef<HTMLHeadingElement>(null);
  // What is clicked to remove a filter goes with it, so the focus has to go elsewhere.
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const title = useTitle(asked, themes);
  const isBookmarks = isBookmarkList(asked.filters);
  return (
    <ScreenFrame>
      <PageMeta title={`${title} · ${t('title')}`} description={t('browse.metaDescription')} isIndexed={!isOwn} />
      <Breadcrumb steps={[{ label: t('title'), href: library }]} current={title} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{title}</h1>
        {!isBookmarks && <p className="text-balance text-muted">{t('browse.lead')}</p>}
      </header>
      <div className="grid gap-4 empty:hidden">
        <LibraryFilters path={path} asked={asked} choices={choices} total={total} hasBookmarks={isOwn} />
        {/* The title says it already, and the way out of it is the breadcrumb. */}
        {!isBookmarks && <ActiveFilters path={path} asked={asked} choices={choices} onRemove={focusResults} />}
      </div>
      <FoundList path={path} count={t('count', { count: total })} heading={results}>
        {items.length > 0 ? (
          <LibraryGrid items={items} />
        ) : (
          <EmptyList
            filters={asked.filters}
            allPath={addressOf(path, { ...asked, filters: {} })}
            onClear={focusResults}
          />
        )}
      </FoundList>
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(path, asked, next)} />
    </ScreenFrame>
  );
}

/** A list of one kind, one theme or all bookmarks is known by its name; with more filters it is just a list. */
function useTitle({ filters }: Asked, themes: readonly { id: string; title: string }[]): string {
  const { t } = useTranslation('library');
  const { kind, theme, level, tag, bookmarked } = filters;
  if (isBookmarkList(filters)) return t('entrance.bookmarks');
  const isFurther = level || tag || bookmarked;
  if (kind && !theme && !isFurther) return t(`kindsMany.${kind}`);
  if (theme && !kind && !isFurther) return themes.find(({ id }) => id === theme)?.title ?? t('browse.title');
  return t('browse.title');
}
