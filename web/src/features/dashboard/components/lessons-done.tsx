import type { CourseCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Progress } from '#ui/progress.tsx';

/** How much of a course is done, as a bar and in words. */
export function LessonsDone({ course }: { course: CourseCard }) {
  const { t } = useTranslation('dashboard');
  const done = course.enrolment?.completed_lessons ?? 0;
  const text = t('continue.lessons', { done, count: course.lesson_count });
  return (
    <div className="grid gap-1.5">
      <Progress
        value={Math.min(done, course.lesson_count)}
        max={Math.max(1, course.lesson_count)}
        label={t('continue.progress', { course: course.title })}
        valueText={text}
      />
      <p className="tabular text-muted text-sm">{text}</p>
    </div>
  );
}
