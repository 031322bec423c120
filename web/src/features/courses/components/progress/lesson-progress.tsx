import { Circle, CircleCheck, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { TextLink } from '#ui/link.tsx';
import { lessonPath, useCoursesPath } from '../../course-paths.ts';
import type { StudyLesson } from './study-figures.ts';
import { useStudyTime } from './use-study-time.ts';

export function LessonProgress({ lesson, courseId }: { lesson: StudyLesson; courseId: string }) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const studyTime = useStudyTime();
  const path = useCoursesPath();
  const { completed_at, minutes, seconds_spent } = lesson;
  return (
    <li className="flex items-start gap-3 px-4 py-3 md:px-6">
      <Mark lesson={lesson} />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-6 gap-y-0.5 text-sm leading-6">
        {lesson.is_open ? (
          <TextLink to={lessonPath(path, courseId, lesson.id)} prefetch="intent">
            {lesson.title}
          </TextLink>
        ) : (
          <span className="text-muted">{lesson.title}</span>
        )}
        <span className="tabular flex flex-wrap gap-x-4 text-muted">
          {seconds_spent > 0 && <span>{t('modules.studied', { time: studyTime(seconds_spent) })}</span>}
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

function Mark({ lesson: { completed_at, is_open } }: { lesson: StudyLesson }) {
  const { t } = useTranslation('progress');
  const state = completed_at ? 'done' : is_open ? 'open' : 'locked';
  const [Icon, colour] = marks[state];
  return (
    <>
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <span className="sr-only">{t(`modules.${state}`)}</span>
    </>
  );
}

const marks = {
  done: [CircleCheck, 'text-ok'],
  open: [Circle, 'text-line-strong'],
  locked: [Lock, 'text-muted'],
} as const;
