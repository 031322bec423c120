import type { Lesson } from '@navor/contract';
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Card, stretchedLinkClasses } from '#ui/card.tsx';
import { coursePath, lessonPath, useCoursesPath } from '../../course-paths.ts';

type LessonNeighboursProps = Pick<Lesson, 'previous' | 'next'> & {
  courseId: string;
  /** Whether going on is what is left to do here. */
  isNextStep: boolean;
};

/** The next lesson comes first for keyboards and on phones, and stands on the right where there is room. */
export function LessonNeighbours({ previous, next, courseId, isNextStep }: LessonNeighboursProps) {
  const { t } = useTranslation('lesson');
  const courses = useCoursesPath();
  if (!previous && !next && !isNextStep) return null;
  const stepClasses =
    'grid content-start gap-1 rounded-md bg-action p-4 text-on-action transition-colors hover:bg-action-hover sm:col-start-2 sm:text-right';
  return (
    <nav aria-label={t('neighbours')} className="grid grid-flow-dense gap-4 sm:grid-cols-2">
      {next?.is_open && isNextStep && (
        <Link
          to={lessonPath(courses, courseId, next.id)}
          prefetch="intent"
          aria-label={`${t('next')}: ${next.title}`}
          className={stepClasses}
        >
          <span className="flex items-center gap-2 text-sm sm:flex-row-reverse">
            <ArrowRight aria-hidden className="size-4 shrink-0" />
            {t('next')}
          </span>
          <span lang={next.language} className="font-semibold">
            {next.title}
          </span>
        </Link>
      )}
      {next && !(next.is_open && isNextStep) && (
        <Card isInteractive className="p-4 sm:col-start-2 sm:text-right">
          <p className="flex items-center gap-2 text-muted text-sm sm:flex-row-reverse">
            {next.is_open ? <ArrowRight aria-hidden className="size-4" /> : <Lock aria-hidden className="size-4" />}
            {next.is_open ? t('next') : `${t('next')} · ${t('isLocked')}`}
          </p>
          <Link
            to={lessonPath(courses, courseId, next.id)}
            prefetch="intent"
            lang={next.language}
            className={titleClasses}
          >
            {next.title}
          </Link>
        </Card>
      )}
      {!next && isNextStep && (
        <Link to={coursePath(courses, courseId)} className={stepClasses}>
          <span className="font-semibold">{t('locked.toCourse')}</span>
        </Link>
      )}
      {previous && (
        <Card isInteractive className="p-4 sm:col-start-1">
          <p className="flex items-center gap-2 text-muted text-sm">
            <ArrowLeft aria-hidden className="size-4" />
            {t('previous')}
          </p>
          <Link
            to={lessonPath(courses, courseId, previous.id)}
            prefetch="intent"
            lang={previous.language}
            className={titleClasses}
          >
            {previous.title}
          </Link>
        </Card>
      )}
    </nav>
  );
}

const titleClasses = `mt-1 font-semibold text-action ${stretchedLinkClasses}`;
