import { lastSearchPage } from '@navor/contract/choices';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { redirect, useNavigation } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { readPage } from '#screen/filter-form/list-address.ts';
import { submitted } from '#screen/forms/form-answer.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { RecentSearches } from '../components/recent/recent-searches.tsx';
import { useRecentSearches } from '../components/recent/use-recent-searches.ts';
import { KindFilter } from '../components/results/kind-filter.tsx';
import { NoResults } from '../components/results/no-results.tsx';
import { ResultItem } from '../components/results/result-item.tsx';
import { SearchNotice } from '../components/results/search-notice.tsx';
import { SuggestedItems } from '../components/results/suggested-items.tsx';
import { SearchBox } from '../components/search-box/search-box.tsx';
import { readSearchQuery, searchAddress, useArea } from '../search-paths.ts';
import type { Route } from './+types/search.ts';

export const handle: ScreenHandle = { namespaces: ['search'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const query = readSearchQuery(url.searchParams);
  const page = readPage(url.searchParams, lastSearchPage);
  const isInDashboard = url.pathname.startsWith('/dashboard');
  const [found, recent] = await Promise.all([
    api.search.find({ ...query, page, language: preferences.language }),
    isInDashboard ? api.search.recent() : [],
  ]);
  if (page > 1 && page > found.page_count) {
    throw redirect(searchAddress(isInDashboard ? '/dashboard/' : '/', query, found.page_count));
  }
  return { query, found, recent };
}

/** Forgets one earlier search, or all of them. */
export async function action({ request, context }: Route.ActionArgs) {
  const q = (await request.formData()).get('q');
  const answer = await submitted({}, () => pageOf(context).api.search.forget(typeof q === 'string' ? { q } : {}));
  return answer.kind === 'refused' ? answer.response : null;
}

export default function SearchScreen({ loaderData: { query, found, recent } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const area = useArea();
  const isChanging = useNavigation().location?.pathname === `${area}search`;
  const earlier = useRecentSearches(recent, query.q, found.total > 0);
  return (
    <ScreenFrame>
      <PageMeta title={query.q ? t('titleOf', { q: query.q }) : t('title')} isIndexed={false} />
      <header className="grid max-w-3xl gap-4">
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
        <SearchBox query={query} area={area} recent={earlier.recent} isFocused={!query.q} />
      </header>
      {query.q ? (
        <section
          aria-labelledby="result-count"
          aria-busy={isChanging}
          className="grid max-w-3xl gap-4 transition-opacity aria-busy:opacity-60"
        >
          <KindFilter query={query} area={area} kinds={found.kinds} />
          <div role="status" className="grid gap-1 wrap-anywhere">
            <h2 id="result-count" className="tabular text-muted text-sm">
              {t('count', { count: found.total })}
            </h2>
            <SearchNotice query={query} area={area} found={found} />
          </div>
          {found.results.length > 0 ? (
            <ol className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface wrap-anywhere">
              {found.results.map((result) => (
                <ResultItem key={`${result.kind}/${result.id}`} result={result} area={area} />
              ))}
            </ol>
          ) : (
            <NoResults query={query} area={area} found={found} />
          )}
          <Pagination
            page={found.page}
            pageCount={found.page_count}
            hrefFor={(next) => searchAddress(area, query, next)}
          />
        </section>
      ) : (
        <div className="grid max-w-3xl gap-8">
          <p className="max-w-reading text-muted">{t('lead')}</p>
          <RecentSearches recent={earlier.recent} area={area} onForget={earlier.forgetVisitorSearch} />
          <SuggestedItems title={t('begin')} items={found.instead} area={area} />
        </div>
      )}
    </ScreenFrame>
  );
}
