import type { Course, OutlineLesson } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';
import { LessonMark } from '../lesson-mark.tsx';

type SyllabusLessonProps = { course: Course; lesson: OutlineLesson };

export function SyllabusLesson({ course, lesson }: SyllabusLessonProps) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  const path = useCoursesPath();
  const isNext = course.enrolment !== null && course.next_lesson?.id === lesson.id;
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <LessonMark isDone={lesson.is_completed} isOpen={lesson.is_open} />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
        {lesson.is_open ? (
          <Link
            to={lessonPath(path, course.id, lesson.id)}
            prefetch="intent"
            lang={lesson.language}
            className="min-w-0 rounded-sm font-medium underline-offset-4 hover:text-action hover:underline"
          >
            {lesson.title}
          </Link>
        ) : (
          <span lang={lesson.language} className="min-w-0 text-muted">
            {lesson.title}
          </span>
        )}
        {isNext && lesson.is_open && <Badge>{t('course.next')}</Badge>}
        {lesson.is_preview && !course.is_unlocked && <Badge>{t('course.preview')}</Badge>}
      </div>
      <span className="tabular shrink-0 text-muted">{format.duration(lesson.minutes)}</span>
    </li>
  );
}
