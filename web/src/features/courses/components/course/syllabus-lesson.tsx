import type { Course, OutlineLesson } from '@navor/contract';
import { Circle, CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { Badge } from '#ui/badge.tsx';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';

type SyllabusLessonProps = { course: Course; lesson: OutlineLesson };

export function SyllabusLesson({ course, lesson }: SyllabusLessonProps) {
  const { t } = useTranslation('courses');
  const format = useFormatter();
  const path = useCoursesPath();
  const isNext = course.enrolment !== null && course.next_lesson?.id === lesson.id;
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      <Mark lesson={lesson} />
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

function Mark({ lesson: { is_completed, is_open } }: { lesson: OutlineLesson }) {
  const { t } = useTranslation('courses');
  const classes = 'mt-0.5 size-4 shrink-0';
  if (!is_completed && is_open) return <Circle aria-hidden className={`${classes} text-line-strong`} />;
  return (
    <>
      {is_completed ? (
        <CircleCheck aria-hidden className={`${classes} text-ok`} />
      ) : (
        <Lock aria-hidden className={`${classes} text-muted`} />
      )}
      <span className="sr-only">{t(is_completed ? 'isDone' : 'course.locked')}:</span>
    </>
  );
}
