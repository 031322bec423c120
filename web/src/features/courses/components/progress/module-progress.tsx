import { Progress } from '@navor/ui/progress.tsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { LessonProgress } from './lesson-progress.tsx';
import type { StudyModule } from './study-figures.ts';

export function ModuleProgress({ module, courseId }: { module: StudyModule; courseId: string }) {
  const { t } = useTranslation(['progress', 'courses']);
  const format = useFormatter();
  const id = useId();
  const { title, completed_lessons: done, lessons, seconds_spent } = module;
  const text = t('courses:lessonsDone', { done, count: lessons.length });
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface">
      <div className="grid gap-2 border-line border-b p-4 md:px-6">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        <Progress
          value={done}
          max={lessons.length}
          label={t('modules.progress', { module: title })}
          valueText={text}
          tone={done === lessons.length ? 'ok' : 'action'}
        />
        <p className="tabular flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>{text}</span>
          {seconds_spent > 0 && <span>{t('modules.studied', { time: format.timeSpent(seconds_spent) })}</span>}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {lessons.map((lesson) => (
          <LessonProgress key={lesson.id} lesson={lesson} courseId={courseId} />
        ))}
      </ul>
    </section>
  );
}
