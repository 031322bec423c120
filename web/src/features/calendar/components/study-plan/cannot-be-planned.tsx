import type { StudyPlan } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';

type CannotBePlannedProps = { course: StudyPlan['course']; reason: 'not_enrolled' | 'completed' | 'nothing_left' };

/** Why there is nothing to plan, and where to go instead. */
export function CannotBePlanned({ course, reason }: CannotBePlannedProps) {
  const { t } = useTranslation('study-plan');
  const courseId = course.id;
  const isQuizLeft = reason === 'nothing_left';
  const to = isQuizLeft
    ? href('/dashboard/quizzes/:courseId', { courseId })
    : href('/dashboard/courses/:courseId', { courseId });
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <Button asChild>
          <Link to={to} prefetch="intent">
            {isQuizLeft ? t('toQuizzes') : t('toCourse')}
          </Link>
        </Button>
      }
    />
  );
}
