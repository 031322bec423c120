import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';

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
