import type { Learning } from '@navor/contract';
import { Card } from '@navor/ui/card.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { CourseEnd, EnrolmentProgress, NextLesson, progressPath } from '#features/courses/index.ts';

/** The course to go on with: the one primary action of the dashboard. */
export function CourseInProgress({ course, next_lesson }: Learning['continuing'][number]) {
  const { t } = useTranslation('dashboard');
  const toProgress = (
    <TextLink to={progressPath(course.id)} prefetch="intent" className="py-2 text-sm">
      {t('continue.toProgress')}
    </TextLink>
  );
  return (
    <Card className="gap-5 p-4 md:p-6">
      <div className="grid gap-3">
        <h3 lang={course.language} className="font-semibold text-xl">
          {course.title}
        </h3>
        <EnrolmentProgress course={course} />
      </div>
      <div className="border-line border-t pt-5">
        {next_lesson ? (
          <NextLesson courseId={course.id} lesson={next_lesson} step="continue">
            {toProgress}
          </NextLesson>
        ) : (
          <CourseEnd courseId={course.id} left={course.enrolment?.left ?? null}>
            {toProgress}
          </CourseEnd>
        )}
      </div>
    </Card>
  );
}
