import { Badge } from '@navor/ui/badge.tsx';
import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import type { ScreenHandle } from '#platform/i18n/options.ts';
import { pageOf } from '#platform/page-context.ts';
import { PageMeta } from '#screen/page-meta.tsx';
import type { Route } from './+types/study-plans.ts';

export const handle: ScreenHandle = { namespaces: ['study-plan'] };

export async function loader({ context }: Route.LoaderArgs) {
  const { api, preferences } = pageOf(context);
  return { courses: await api.calendar.studyPlans.list({ language: preferences.language }) };
}

export default function StudyPlansScreen({ loaderData: { courses } }: Route.ComponentProps) {
  const { t } = useTranslation('study-plan');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageMeta title={t('list.title')} isIndexed={false} />
      <Breadcrumb steps={[{ label: t('calendar'), href: href('/dashboard/calendar') }]} current={t('list.title')} />
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl md:text-3xl">{t('list.title')}</h1>
        <p className="max-w-reading text-muted">{t('list.text')}</p>
      </header>
      {courses.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {courses.map(({ course, is_planned }) => (
            <li key={course.id} className="grid">
              <Card isInteractive className="items-start gap-2 p-4">
                <TextLink
                  to={href('/dashboard/calendar/study-plans/:courseId', { courseId: course.id })}
                  prefetch="intent"
                  lang={course.language}
                  className={stretchedLinkClasses}
                >
                  {course.title}
                </TextLink>
                <Badge tone={is_planned ? 'ok' : 'default'}>
                  {is_planned ? t('list.planned') : t('list.notPlanned')}
                </Badge>
              </Card>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<CalendarClock />}
          title={t('list.empty.title')}
          text={t('list.empty.text')}
          action={
            <Button asChild>
              <Link to={href('/dashboard/courses')} prefetch="intent">
                {t('list.empty.toCourses')}
              </Link>
            </Button>
          }
        />
      )}
    </div>
  );
}
