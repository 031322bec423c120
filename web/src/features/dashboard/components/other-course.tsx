import type { Learning } from '@navor/contract';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { courseQuizzesPath, EnrolmentProgress, lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';

/** Another course in progress, in one row. */
export function OtherCourse({ course, next_lesson }: Learning['continuing'][number]) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  const left = course.enrolment?.left;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4 md:px-6">
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <h3 lang={course.language} className="font-medium">
          {course.title}
        </h3>
        <p className="text-muted text-sm">
          {next_lesson && (
            <>
              {t('nextLesson.title')}:{' '}
              <TextLink
                to={lessonPath(ownCoursesPath, course.id, next_lesson.id)}
                prefetch="intent"
                lang={next_lesson.language}
              >
                {next_lesson.title}
              </TextLink>{' '}
              <span className="tabular whitespace-nowrap">({format.duration(next_lesson.minutes)})</span>
            </>
          )}
          {left === 'quizzes' && (
            <TextLink to={courseQuizzesPath(course.id)} prefetch="intent">
              {t('end.toQuizzes')}
            </TextLink>
          )}
          {left === 'nothing' && t('end.nothing')}
        </p>
      </div>
      <div className="w-40 max-w-full">
        <EnrolmentProgress course={course} />
      </div>
    </li>
  );
}
