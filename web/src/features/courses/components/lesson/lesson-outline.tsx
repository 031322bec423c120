import type { OutlineModule } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';
import { LessonMark } from '../lesson-mark.tsx';

type LessonOutlineProps = {
  modules: readonly OutlineModule[];
  currentId: string;
  /** Of the lesson that is being read, since it may have been ticked off a moment ago. */
  isCurrentDone: boolean;
  courseId: string;
};

/** The whole course, with what is done and what is locked. */
export function LessonOutline({ modules, currentId, isCurrentDone, courseId }: LessonOutlineProps) {
  const { t } = useTranslation('lesson');
  const courses = useCoursesPath();
  return (
    <nav aria-label={t('outline')}>
      <ol className="grid gap-5 text-sm">
        {modules.map((module) => (
          <li key={module.id} lang={module.language} className="grid gap-1">
            <p className="font-semibold text-ink">{module.title}</p>
            <ol>
              {module.lessons.map((lesson) => (
                <li key={lesson.id} lang={lesson.language}>
                  <Link
                    to={lessonPath(courses, courseId, lesson.id)}
                    aria-current={lesson.id === currentId ? 'page' : undefined}
                    className="-mx-2 flex items-start gap-2 rounded-sm px-2 py-1.5 text-muted hover:bg-action-soft hover:text-ink aria-[current=page]:bg-action-soft aria-[current=page]:font-medium aria-[current=page]:text-ink"
                  >
                    <LessonMark
                      isDone={lesson.id === currentId ? isCurrentDone : lesson.is_completed}
                      isOpen={lesson.is_open}
                    />
                    <span className="min-w-0">{lesson.title}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}
