import type { CourseCard } from '@navor/contract';
import { Progress } from '@navor/ui/progress.tsx';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type EnrolmentProgressProps = { course: Pick<CourseCard, 'title' | 'lesson_count' | 'enrolment'> };

/** How far somebody is in a course they are enrolled in; nothing for anybody else. A screen that shows it names `courses` among its texts. */
export function EnrolmentProgress({ course: { title, lesson_count, enrolment } }: EnrolmentProgressProps) {
  const { t } = useTranslation('courses');
  if (!enrolment) return null;
  const text = t('lessonsDone', { count: lesson_count, done: enrolment.completed_lessons });
  return (
    <div className="mt-auto grid gap-2 text-sm">
      <Progress
        label={t('progress', { course: title })}
        value={Math.min(enrolment.completed_lessons, lesson_count)}
        max={Math.max(1, lesson_count)}
        valueText={text}
        tone={enrolment.completed_at ? 'ok' : 'action'}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
        <span className="tabular">{text}</span>
        {enrolment.completed_at && (
          <span className="inline-flex items-center gap-1 font-medium text-ok">
            <CircleCheck aria-hidden className="size-4" />
            {t('isDone')}
          </span>
        )}
      </p>
    </div>
  );
}
