import type { CourseProgress } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { Card } from '#ui/card.tsx';
import { Progress } from '#ui/progress.tsx';
import { CourseFinished } from './course-finished.tsx';
import { NextStep } from './next-step.tsx';
import { shareDone } from './study-figures.ts';

/** How much is done, and the way on. */
export function CourseCompletion({ progress }: { progress: CourseProgress }) {
  const { t } = useTranslation('progress');
  const format = useFormatter();
  const { completed_lessons: done, lesson_count: all, next_lesson } = progress;
  const text = t('lessonsDone', { done, count: all });
  const isFinished = Boolean(progress.enrolment?.completed_at);
  return (
    <Card className="gap-6 p-4 md:p-6">
      {isFinished && <CourseFinished hasMore={next_lesson !== null} />}
      <div className="flex flex-wrap items-center gap-x-10 gap-y-6">
        <div className="grid min-w-0 grow basis-64 gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="tabular font-semibold text-2xl">
              {t('share', { percent: format.percent(shareDone({ done, all })) })}
            </span>
            <span className="tabular text-muted text-sm">{text}</span>
          </p>
          <Progress
            value={Math.min(done, all)}
            max={Math.max(1, all)}
            label={t('completion', { course: progress.title })}
            valueText={text}
            tone={isFinished ? 'ok' : 'action'}
          />
        </div>
        {next_lesson && (
          <NextStep courseId={progress.id} lesson={next_lesson} hasBegun={done > 0 || progress.seconds_spent > 0} />
        )}
      </div>
    </Card>
  );
}
