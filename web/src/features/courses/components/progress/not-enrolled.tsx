import type { CourseProgress } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Vijak } from '#ui/brand/vijak.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { coursePath, useCoursesPath } from '../../course-paths.ts';

export function NotEnrolled({ progress }: { progress: CourseProgress }) {
  const { t } = useTranslation('progress');
  const path = useCoursesPath();
  return (
    <EmptyState
      level={1}
      illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
      title={t('notEnrolled.title')}
      text={t('notEnrolled.text', { course: progress.title })}
      action={
        <Button asChild>
          <Link to={coursePath(path, progress.id)} prefetch="intent">
            {t('notEnrolled.toCourse')}
          </Link>
        </Button>
      }
    />
  );
}
