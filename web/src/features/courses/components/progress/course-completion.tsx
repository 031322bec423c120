import type { CourseProgress } from '@navor/contract';
import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { courseQuizzesPath, studyPlanPath } from '../../course-paths.ts';
import { EnrolmentProgress } from '../course/enrolment-progress.tsx';
import { CourseEnd } from '../course-end.tsx';
import { NextLesson } from '../next-lesson.tsx';
import { CourseFinished } from './course-finished.tsx';

type CourseCompletionProps = { progress: CourseProgress; enrolment: NonNullable<CourseProgress['enrolment']> };

/** How much is done, and the way on. */
export function CourseCompletion({ progress, enrolment }: CourseCompletionProps) {
  const { t } = useTranslation(['progress', 'courses']);
  const format = useFormatter();
  const { completed_lessons: done, lesson_count: all, next_lesson } = progress;
  const { left } = enrolment;
  const hasBegun = done > 0 || progress.seconds_spent > 0;
  return (
    <Card className="gap-6 p-4 md:p-6">
      {enrolment.completed_at && <CourseFinished hasMore={next_lesson !== null} />}
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <div className="grid min-w-0 grow basis-64 gap-2">
          <p className="tabular font-semibold text-2xl">
            {t('share', { percent: format.achieved(all > 0 ? done / all : 0) })}
          </p>
          <EnrolmentProgress course={{ ...progress, enrolment: { ...enrolment, completed_lessons: done } }} />
        </div>
        {next_lesson && (
          <div className="min-w-0 grow basis-80">
            <NextLesson courseId={progress.id} lesson={next_lesson} step={hasBegun ? 'continue' : 'begin'} />
          </div>
        )}
        {left && left !== 'lessons' && (
          <div className="min-w-0 grow basis-80">
            <CourseEnd courseId={progress.id} left={left} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <TextLink to={courseQuizzesPath(progress.id)} prefetch="intent">
          {t('courses:course.toQuizzes')}
        </TextLink>
        {next_lesson && !enrolment.completed_at && (
          <TextLink to={studyPlanPath(progress.id)} prefetch="intent">
            {t('courses:course.toStudyPlan')}
          </TextLink>
        )}
      </div>
    </Card>
  );
}
