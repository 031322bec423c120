import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, redirect } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { FoundList } from '#screen/filter-form/found-list.tsx';
import { readPage } from '#screen/filter-form/list-address.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useIsInDashboard } from '#screen/use-is-in-dashboard.ts';
import { ActiveFilters } from '../components/directory/active-filters.tsx';
import { BecomeTutor } from '../components/directory/become-tutor.tsx';
import { addressOf, countFilters, readAsked } from '../components/directory/filters.ts';
import { findTutors } from '../components/directory/find-tutors.ts';
import { OwnPlaces } from '../components/directory/own-places.tsx';
import { TutorCard } from '../components/directory/tutor-card.tsx';
import { TutorFilters } from '../components/directory/tutor-filters.tsx';
import { useTutorsPath } from '../tutor-paths.ts';
import type { Route } from './+types/directory.ts';

export const handle: ScreenHandle = { namespaces: ['tutoring', 'filter-form'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams);
  const { asked, found } = await findTutors(pageOf(context), readAsked(url.searchParams), page);
  if (page > found.page_count) throw redirect(addressOf(url.pathname, asked, found.page_count));
  return { asked, ...found };
}

export default function DirectoryScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('tutoring');
  const { asked, tutors, total, page, page_count, subjects, languages } = loaderData;
  const path = useTutorsPath();
  const isPublic = !useIsInDashboard();
  const { user } = useAuth();
  const results = useRef<HTMLHeadingElement>(null);
  // What is clicked to remove a filter goes with it, so the focus has to go elsewhere.
  const focusResults = () => results.current?.focus({ preventScroll: true });
  const choices = { subjects, languages };
  const isFiltered = countFilters(asked.filters) > 0;
  return (
    <ScreenFrame>
      <PageMeta title={t('title')} description={t('metaDescription')} isIndexed={isPublic} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid max-w-2xl gap-2">
          <h1 className="font-semibold text-3xl tracking-tight md:text-4xl">{t('title')}</h1>
          <p className="text-balance text-muted">{t('lead')}</p>
        </div>
        {user && <OwnPlaces />}
      </header>
      <div className="grid gap-4">
        <TutorFilters path={path} asked={asked} choices={choices} total={total} />
        <ActiveFilters path={path} asked={asked} choices={choices} onRemove={focusResults} />
      </div>
      <FoundList path={path} count={t('count', { count: total })} heading={results}>
        {tutors.length > 0 ? (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
            {tutors.map((tutor) => (
              <li key={tutor.id} className="grid min-w-0">
                <TutorCard tutor={tutor} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
            title={t(isFiltered ? 'empty.title' : 'empty.noneTitle')}
            text={t(isFiltered ? 'empty.text' : 'empty.noneText')}
            level={3}
            action={
              isFiltered && (
                <Button asChild variant="secondary">
                  <Link to={addressOf(path, { ...asked, filters: {} })} preventScrollReset onClick={focusResults}>
                    {t('empty.all')}
                  </Link>
                </Button>
              )
            }
          />
        )}
      </FoundList>
      <Pagination page={page} pageCount={page_count} hrefFor={(next) => addressOf(path, asked, next)} />
      <BecomeTutor />
    </ScreenFrame>
  );
}
