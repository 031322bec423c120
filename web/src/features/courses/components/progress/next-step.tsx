import type { LessonLink } from '@navor/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { Button } from '#ui/button.tsx';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';

type NextStepProps = { courseId: string; lesson: LessonLink; hasBegun: boolean };

/** The lesson to read next: the primary action of the screen. */
export function NextStep({ courseId, lesson, hasBegun }: NextStepProps) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const path = useCoursesPath();
  return (
    <div className="flex min-w-0 grow basis-80 flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-muted text-sm">{t('next.title')}</p>
        <p className="font-medium">{lesson.title}</p>
        <p className="tabular text-muted text-sm">{format.duration(lesson.minutes)}</p>
      </div>
      <Button asChild size="lg">
        <Link to={lessonPath(path, courseId, lesson.id)} prefetch="intent">
          {t(hasBegun ? 'next.continue' : 'next.begin')}
          <ArrowRight aria-hidden />
        </Link>
      </Button>
    </div>
  );
}
