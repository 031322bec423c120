import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { Vijak } from '#ui/brand/vijak.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export function NoQuizzes({ courseId }: { courseId: string }) {
  const { t } = useTranslation('quizzes');
  return (
    <EmptyState
      illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
      title={t('course.empty.title')}
      text={t('course.empty.text')}
      action={
        <Button asChild variant="secondary">
          <Link to={coursePath(ownCoursesPath, courseId)} prefetch="intent">
            {t('quiz.toCourse')}
          </Link>
        </Button>
      }
    />
  );
}
