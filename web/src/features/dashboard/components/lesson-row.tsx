import type { LessonLink } from '@navor/contract';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import { useFormatter } from '#platform/use-formatter.ts';

type LessonRowProps = { course: { id: string; title: string }; lesson: LessonLink; aside?: ReactNode };

/** A lesson in a list; all of the row leads to it. */
export function LessonRow({ course, lesson, aside }: LessonRowProps) {
  const format = useFormatter();
  return (
    <li
      className={clsx(
        'relative grid items-center gap-x-6 gap-y-1 px-4 py-3 first:rounded-t-md last:rounded-b-md hover:bg-action-soft md:px-6',
        aside && 'sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className="grid min-w-0 gap-0.5">
        <Link
          to={lessonPath(ownCoursesPath, course.id, lesson.id)}
          prefetch="intent"
          lang={lesson.language}
          className="rounded-sm font-medium text-sm after:absolute after:inset-0"
        >
          {lesson.title}
        </Link>
        <p className="text-muted text-sm">
          {course.title} · <span className="tabular whitespace-nowrap">{format.duration(lesson.minutes)}</span>
        </p>
      </div>
      {aside}
    </li>
  );
}
