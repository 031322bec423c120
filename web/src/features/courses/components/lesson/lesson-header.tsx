import { Breadcrumb } from '@navor/ui/breadcrumb.tsx';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { FallbackNote } from '#screen/fallback-note.tsx';
import { useFocusOnArrival } from '#screen/use-focus-on-arrival.ts';
import { coursePath, useCoursesPath } from '../../course-paths.ts';
import { BookmarkButton } from './bookmark-button.tsx';
import type { LessonData } from './lesson-data.ts';
import type { Reader } from './use-reader.ts';

export function LessonHeader({ lesson, reader }: { lesson: LessonData; reader: Reader | null }) {
  const { t } = useTranslation(['lesson', 'layout']);
  const format = useFormatter();
  const title = useFocusOnArrival();
  const { course, module, number, language } = lesson;
  const courses = useCoursesPath();
  const address = coursePath(courses, course.id);
  return (
    <header className="grid gap-4">
      <Breadcrumb
        steps={[
          { label: t('layout:nav.courses'), href: courses },
          { label: course.title, href: address },
          { label: module.title, href: `${address}#${module.id}` },
        ]}
        current={t('position', { number, total: course.lesson_count })}
      />
      <div className="flex items-start justify-between gap-3">
        <h1
          ref={title}
          tabIndex={-1}
          lang={language}
          className="outline-none font-semibold text-3xl tracking-tight md:text-4xl"
        >
          {lesson.title}
        </h1>
        {reader && <BookmarkButton reader={reader} />}
      </div>
      <p lang={language} className="text-lg text-muted leading-relaxed">
        {lesson.summary}
      </p>
      <p className="flex items-center gap-1.5 text-muted text-sm">
        <Clock aria-hidden className="size-4 shrink-0" />
        {t('time', { time: format.duration(lesson.minutes) })}
      </p>
      <FallbackNote language={language} text={t('fallback')} />
    </header>
  );
}
