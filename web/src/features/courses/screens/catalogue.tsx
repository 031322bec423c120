import { Pagination } from '@navor/ui/pagination.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { type Page, pageOf } from '#platform/page-context.ts';
import { FoundList } from '#screen/filter-form/found-list.tsx';
import { readPage } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { isInDashboard, useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { ActiveFilters } from '../components/catalogue/active-filters.tsx';
import { CourseFilters } from '../components/catalogue/course-filters.tsx';
import { CourseGrid } from '../components/catalogue/course-grid.tsx';
import { EmptyCatalogue } from '../components/catalogue/empty-catalogue.tsx';
import { addressOf, hasFilters, readAsked } from '../components/catalogue/filters.ts';
import { findCourses } from '../components/catalogue/find-courses.ts';
import { MyCourses } from '../components/catalogue/my-courses.tsx';
import { useCoursesPath } from '../course-paths.ts';
import type { Route } from './+types/catalogue.ts';

export const handle: ScreenHandle = { namespaces: ['courses', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const reader = pageOf(context);
  const { asked, found } = await findCourses(reader, readAsked(url.searchParams), page);
  if (page > found.page_count) throw redirect(addressOf(url.pathname, asked, found.page_count));
  const isWhole = page === 1 && !hasFilters(asked.filters);
  const mine = isWhole && isInDashboard(url.pathname) ? await findMine(reader) : [];
  return { asked, mine, ...found };
}

function findMine({ api, preferences }: Page) {
  return api.courses.mine({ language: preferences.language });
}

export default function CatalogueScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('courses');
  const { asked, mine, courses, total, page, page_count, themes } = loaderData;
  const path = useCoursesPath();
  const isPublic = !useIsInDashboard();
  const results = useRef<HTMLHeadingElement>(null);
  // What is clicked to remove a filter goes with it, so the focus has to go elsewhere.
  const focusResults = () => results.current?.focus({ preventScroll: true });
  return (
    <ScreenFrame>
      <PageMeta title={t('title')} description={t('metaDescription')} isIndexed={isPublic} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
        <p className="text-balance text-muted">{t('lead')}</p>
      </header>
      {mine.length > 0 && <MyCourses courses={mine} />}
      <div className="grid gap-4">
        <CourseFilters path={path} asked={asked} themes={themes} total={total} />
        <ActiveFilters path={path} asked={asked} themes={themes} onRemove={focusResults} />
      </div>
      <FoundList path={path} count={t('count', { count: total })} heading={results}>
        {courses.length > 0 ? (
          <CourseGrid courses={courses} />
        ) : (
          <EmptyCatalogue
            allPath={addressOf(path, { ...asked, filters: {} })}
            hasFilters={hasFilters(asked.filters)}
            onClear={focusResults}
          />
        )}
      </FoundList>
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(path, asked, next)} />
    </ScreenFrame>
  );
}
