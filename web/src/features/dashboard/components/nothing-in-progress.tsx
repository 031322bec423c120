import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ownCoursesPath } from '#features/courses/index.ts';

type NothingInProgressProps = { completedCourses: number; hasFirstSteps: boolean };

/** For who has not begun yet, and for who has finished everything they began. The first steps show the way by themselves. */
export function NothingInProgress({ completedCourses, hasFirstSteps }: NothingInProgressProps) {
  const { t } = useTranslation('dashboard');
  const isNew = completedCourses === 0;
  return (
    <EmptyState
      illustration={!hasFirstSteps && <Vijak pose={isNew ? 'waiting' : 'well-done'} className="w-52 max-w-full" />}
      title={t(isNew ? 'empty.title' : 'empty.doneTitle')}
      text={isNew ? t('empty.text') : t('empty.doneText', { count: completedCourses })}
      action={
        !hasFirstSteps && (
          <Button asChild size="lg">
            <Link to={ownCoursesPath} prefetch="intent">
              {t('empty.toCourses')}
            </Link>
          </Button>
        )
      }
    />
  );
}
