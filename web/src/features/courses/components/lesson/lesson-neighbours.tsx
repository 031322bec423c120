import type { Lesson, LessonLink } from '@navor/contract';
import { Card, stretchedLinkClasses } from '@navor/ui/card.tsx';
import { ArrowLeft, ArrowRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
        <NeighbourCard lesson={next} to={lessonPath(courses, courseId, next.id)} side="right">
          {next.is_open ? <ArrowRight aria-hidden /> : <Lock aria-hidden />}
          {next.is_open ? t('next') : `${t('next')} · ${t('isLocked')}`}
        </NeighbourCard>
      )}
      {!next && isNextStep && (
        <Link to={coursePath(courses, courseId)} className={stepClasses}>
          <span className="font-semibold">{t('locked.toCourse')}</span>
        </Link>
      )}
      {previous && (
        <NeighbourCard lesson={previous} to={lessonPath(courses, courseId, previous.id)} side="left">
          <ArrowLeft aria-hidden />
          {t('previous')}
        </NeighbourCard>
      )}
    </nav>
  );
}

type NeighbourCardProps = { lesson: LessonLink; to: string; side: 'left' | 'right'; children: ReactNode };

function NeighbourCard({ lesson, to, side, children }: NeighbourCardProps) {
  return (
    <Card isInteractive className={`p-4 ${side === 'left' ? 'sm:col-start-1' : 'sm:col-start-2 sm:text-right'}`}>
      <p
        className={`flex items-center gap-2 text-muted text-sm [&>svg]:size-4 ${side === 'right' ? 'sm:flex-row-reverse' : ''}`}
      >
        {children}
      </p>
      <Link
        to={to}
        prefetch="intent"
        lang={lesson.language}
        className={`mt-1 font-semibold text-action ${stretchedLinkClasses}`}
      >
        {lesson.title}
      </Link>
    </Card>
  );
}
