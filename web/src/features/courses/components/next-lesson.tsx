import type { LessonLink } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { lessonPath, ownCoursesPath } from '../course-paths.ts';

type NextLessonProps = {
  courseId: string;
  lesson: LessonLink;
  step: 'begin' | 'continue';
  /** What else there is to do, beside the button. */
  children?: ReactNode;
};

/** The lesson that is next for somebody who is enrolled: the primary action of its screen, which names `courses` among its texts. */
export function NextLesson({ courseId, lesson, step, children }: NextLessonProps) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <p className="text-muted text-sm">{t('nextLesson.title')}</p>
        <p lang={lesson.language} className="font-medium">
          {lesson.title}
        </p>
        <p className="tabular text-muted text-sm">{format.duration(lesson.minutes)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild size="lg">
          <Link to={lessonPath(ownCoursesPath, courseId, lesson.id)} prefetch="intent">
            {t(`nextLesson.${step}`)}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        {children}
      </div>
    </div>
  );
}
