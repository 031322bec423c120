import type { CourseProgress } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
