import type { Learning } from '@navor/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPath, ownCoursesPath, progressPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { LessonsDone } from './lessons-done.tsx';

/** The course to go on with: the one primary action of the dashboard. */
export function CourseInProgress({ course, next_lesson }: Learning['continuing'][number]) {
  const { t } = useTranslation('dashboard');
  const format = useFormatter();
  return (
    <Card className="gap-5 p-4 md:p-6">
      <div className="grid gap-3">
        <h3 lang={course.language} className="font-semibold text-xl">
          {course.title}
        </h3>
        <LessonsDone course={course} />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-line border-t pt-5">
        <div className="grid min-w-0 grow basis-56 gap-0.5">
          <p className="text-muted text-sm">{t('continue.next')}</p>
          <p className="font-medium">{next_lesson.title}</p>
          <p className="tabular text-muted text-sm">{format.duration(next_lesson.minutes)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button asChild size="lg">
            <Link to={lessonPath(ownCoursesPath, course.id, next_lesson.id)} prefetch="intent">
              {t('continue.action')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
          <TextLink to={progressPath(course.id)} prefetch="intent" className="py-2 text-sm">
            {t('continue.toProgress')}
          </TextLink>
        </div>
      </div>
    </Card>
  );
}
