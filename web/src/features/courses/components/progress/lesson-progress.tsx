import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';
import { LessonMark } from '../lesson-mark.tsx';
import type { StudyLesson } from './study-figures.ts';

export function LessonProgress({ lesson, courseId }: { lesson: StudyLesson; courseId: string }) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const path = useCoursesPath();
  const { completed_at, minutes, seconds_spent } = lesson;
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-6">
      <LessonMark isDone={completed_at !== null} isOpen={lesson.is_open} />
      <div className="grid min-w-0 grow gap-x-6 gap-y-0.5 text-sm sm:flex sm:justify-between">
        {lesson.is_open ? (
          <TextLink to={lessonPath(path, courseId, lesson.id)} prefetch="intent" lang={lesson.language}>
            {lesson.title}
          </TextLink>
        ) : (
          <span lang={lesson.language} className="text-muted">
            {lesson.title}
          </span>
        )}
        <span className="tabular flex flex-wrap gap-x-4 text-muted">
          {seconds_spent > 0 && <span>{t('modules.studied', { time: format.timeSpent(seconds_spent) })}</span>}
          <span>
            {completed_at
              ? t('modules.doneOn', { date: format.date(completed_at) })
              : t('modules.toRead', { time: format.duration(minutes) })}
          </span>
        </span>
      </div>
    </li>
  );
}
