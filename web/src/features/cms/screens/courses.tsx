import type { ListedCourseDraft } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { CourseDrawing } from '#screen/course-drawing.tsx';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { orHidden } from '#screen/or-not-found.ts';
import { cmsCoursePath } from '../cms-paths.ts';
import { CmsFrame } from '../components/cms-frame/cms-frame.tsx';
import { DownloadArchive } from '../components/document-list/download-archive.tsx';
import { ListSearch } from '../components/document-list/list-search.tsx';
import { listedPage } from '../components/document-list/listed-page.ts';
import type { Route } from './+types/courses.ts';

export const handle: ScreenHandle = { namespaces: ['cms-courses', 'cms-documents', 'cms-tabs'] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  const courses = await orHidden(api.cms.courses.list({ language: preferences.language }));
  return listedPage(courses, url.searchParams);
}

export default function CmsCoursesScreen({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['cms-courses', 'cms-tabs']);
  const { search, shown, page, pageCount, total, canBeSearched } = loaderData;
  const create = (
    <Button asChild>
      <Link to={href('/dashboard/cms/courses/new')}>{t('new')}</Link>
    </Button>
  );
  return (
    <CmsFrame
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button asChild variant="secondary">
            <Link to={href('/dashboard/cms/archives')}>{t('upload')}</Link>
          </Button>
          {total > 0 && create}
        </>
      }
    >
      {canBeSearched && <ListSearch search={search} />}
      {shown.length === 0 && total > 0 && <p role="status">{t('cms-tabs:search.nothing')}</p>}
      {total === 0 ? (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-56 max-w-full" />}
          title={t('empty')}
          text={t('emptyText')}
          action={create}
        />
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(next) => listAddress(href('/dashboard/cms/courses'), { search }, next)}
      />
    </CmsFrame>
  );
}

function CourseCard({ course }: { course: ListedCourseDraft }) {
  const { t } = useTranslation('cms-courses');
  const { published, drafted_files: count } = course;
  return (
    <Card isInteractive className="h-full">
      {published && (
        <CourseDrawing drawing={published.drawing} field={published.theme_id} className="h-28 rounded-t-md" />
      )}
      <div className="grid gap-2 p-4">
        <Link
          to={cmsCoursePath(course.id)}
          className={`wrap-anywhere font-semibold text-action ${stretchedLinkClasses}`}
        >
          {course.title}
        </Link>
        <p className="flex flex-wrap gap-2">
          <Badge tone={course.is_published ? 'ok' : 'neutral'}>
            {t(course.is_published ? 'badges.published' : 'badges.unpublished')}
          </Badge>
          {course.archived_at && <Badge tone="warn">{t('badges.archived')}</Badge>}
          {count > 0 && <Badge>{t('drafted', { count })}</Badge>}
        </p>
        {published && <p className="text-muted text-sm">{t('learners', { count: published.learner_count })}</p>}
      </div>
      {/* Above the link that is stretched over the card. */}
      <DownloadArchive
        document={{ kind: 'course', id: course.id }}
        title={course.title}
        className="relative mt-auto mr-1 mb-1 self-end"
      />
    </Card>
  );
}
