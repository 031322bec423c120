import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCoursesPath } from '#features/courses/index.ts';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { ItemList } from '../components/entrance/item-list.tsx';
import { KindLinks } from '../components/entrance/kind-links.tsx';
import { LibrarySearch } from '../components/entrance/library-search.tsx';
import { ThemeLinks } from '../components/entrance/theme-links.tsx';
import { browsePath, useLibraryPath } from '../library-paths.ts';
import type { Route } from './+types/entrance.ts';

export const handle: ScreenHandle = { namespaces: ['library'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return api.library.entrance({ language: preferences.language });
}

export default function EntranceScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('library');
  const { item_count, kinds, themes, newest, most_read, own } = loaderData;
  const path = useLibraryPath();
  const isPublic = !useIsInDashboard();
  const isEmpty = item_count === 0;
  return (
    <ScreenFrame>
      <PageMeta title={t('title')} description={t('metaDescription')} isIndexed={isPublic} />
      <header className="blueprint-grid grid gap-5 rounded-md border border-line p-5 md:p-8">
        <div className="grid max-w-2xl gap-2">
          <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
          <p className="text-balance text-muted">{t('lead')}</p>
        </div>
        {!isEmpty && (
          <>
            <LibrarySearch />
            <p className="text-sm">
              <TextLink to={browsePath(path)} prefetch="intent" className="py-2">
                {t('entrance.all')}
              </TextLink>{' '}
              <span className="tabular text-muted">· {t('count', { count: item_count })}</span>
            </p>
          </>
        )}
      </header>
      {isEmpty ? (
        <EmptyLibrary />
      ) : (
        <div className="grid gap-8">
          <KindLinks kinds={kinds} />
          {own && (
            <Columns>
              <ItemList
                id="library-recent"
                title={t('entrance.recent')}
                items={own.recent}
                empty={t('entrance.noRecent')}
              />
              <ItemList
                id="library-bookmarks"
                title={t('entrance.bookmarks')}
                items={own.bookmarks}
                empty={t('entrance.noBookmarks')}
                more={
                  <TextLink to={browsePath(path, { bookmarked: 'true' })} className="py-1 text-sm">
                    {t('entrance.allBookmarks')}
                  </TextLink>
                }
              />
            </Columns>
          )}
          <ThemeLinks themes={themes} />
          <Columns>
            <ItemList id="library-most-read" title={t('entrance.mostRead')} items={most_read} />
            <ItemList id="library-newest" title={t('entrance.newest')} items={newest} />
          </Columns>
        </div>
      )}
    </ScreenFrame>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-8 md:grid-cols-2 md:*:only:col-span-2">{children}</div>
  );
}

function EmptyLibrary() {
  const { t } = useTranslation('library');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
      title={t('entrance.emptyTitle')}
      text={t('entrance.emptyText')}
      action={
        <Button asChild variant="secondary">
          <Link to={useCoursesPath()} prefetch="intent">
            {t('entrance.toCourses')}
          </Link>
        </Button>
      }
    />
  );
}
