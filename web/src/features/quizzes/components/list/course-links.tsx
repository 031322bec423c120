import type { CourseCard } from '@navor/contract';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courseQuizzesPath } from '#features/courses/index.ts';

/** The way to the quizzes of the courses that somebody is enrolled in. */
export function CourseLinks({ courses }: { courses: readonly CourseCard[] }) {
  const { t } = useTranslation('quizzes');
  const id = useId();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <div>
        <h2 id={id} className="font-semibold text-lg">
          {t('list.courses.title')}
        </h2>
        <p className="text-muted text-sm">{t('list.courses.text')}</p>
      </div>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {courses.map(({ id: courseId, title, language }) => (
          <li key={courseId}>
            <Link
              to={courseQuizzesPath(courseId)}
              prefetch="intent"
              lang={language}
              className="flex items-center justify-between gap-4 px-4 py-3 font-medium text-sm hover:bg-action-soft"
            >
              {title}
              <ArrowRight aria-hidden className="size-4 shrink-0 text-action" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
