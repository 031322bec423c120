import { TextLink } from '@navor/ui/link.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, redirect } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { type Page, pageOf } from '#platform/page-context.ts';
import { FoundList } from '#screen/filter-form/found-list.tsx';
import { readPage } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { isInDashboard, useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { CourseLinks } from '../components/list/course-links.tsx';
import { EmptyList } from '../components/list/empty-list.tsx';
import { addressOf, hasFilters, readFilters } from '../components/list/filters.ts';
import { findQuizzes } from '../components/list/find-quizzes.ts';
import { QuizFilters } from '../components/list/quiz-filters.tsx';
import { QuizGrid } from '../components/list/quiz-grid.tsx';
import { ReviewEntry } from '../components/list/review-entry.tsx';
import { VisitorNote } from '../components/list/visitor-note.tsx';
import { DailyLimitNote } from '../components/quiz/daily-limit.tsx';
import { ownAnalyticsPath, ownQuizzesPath } from '../quiz-paths.ts';
import type { Route } from './+types/quiz-list.ts';

export const handle: ScreenHandle = { namespaces: ['quizzes', 'courses', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const wantedPage = readPage(url.searchParams);
  const wanted = readFilters(url.searchParams);
  const reader = pageOf(context);
  const isWhole = wantedPage === 1 && !hasFilters(wanted);
  const [{ filters, found }, own] = await Promise.all([
    findQuizzes(reader, wanted, wantedPage),
    isWhole && isInDashboard(url.pathname) ? findOwn(reader) : null,
  ]);
  const lastPage = Math.max(1, found.page_count);
  if (wantedPage > lastPage) throw redirect(addressOf(url.pathname, filters, lastPage));
  return { filters, own, now: new Date(), ...found };
}

async function findOwn({ api, preferences }: Page) {
  const [courses, review] = await Promise.all([
    api.courses.mine({ language: preferences.language }),
    api.quizzes.review.get(),
  ]);
  return { courses, review };
}

export default function QuizListScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('quizzes');
  const { filters, own, now, quizzes, total, page, page_count, themes, today } = loaderData;
  const isPublic = !useIsInDashboard();
  const path = isPublic ? href('/quizzes') : ownQuizzesPath;
  const results = useRef<HTMLHeadingElement>(null);
  return (
    <ScreenFrame>
      <PageMeta title={t('title')} description={t('list.metaDescription')} isIndexed={isPublic} />
      <header className="grid max-w-2xl gap-2">
        <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
        <p className="text-balance text-muted">{t('list.lead')}</p>
        {/* Not fetched ahead: without a plan it is refused, and browsers log that. */}
        {!isPublic && (
          <TextLink
            to={ownAnalyticsPath}
            className="inline-flex min-h-11 items-center justify-self-start text-sm md:min-h-0"
          >
            {t('list.toAnalytics')}
          </TextLink>
        )}
      </header>
      {isPublic && <VisitorNote />}
      {own && <ReviewEntry review={own.review} />}
      <QuizFilters path={path} filters={filters} themes={themes} total={total} />
      {themes.length > 0 && today && <DailyLimitNote today={today} now={now} />}
      <FoundList path={path} count={t('list.count', { count: total })} heading={results}>
        {quizzes.length > 0 ? (
          <QuizGrid quizzes={quizzes} />
        ) : (
          <EmptyList
            allPath={path}
            hasFilters={hasFilters(filters)}
            // What was clicked goes with the filters, so the focus has to go elsewhere.
            onClear={() => results.current?.focus({ preventScroll: true })}
          />
        )}
      </FoundList>
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(path, filters, next)} />
      {own && <CourseLinks courses={own.courses} />}
    </ScreenFrame>
  );
}
