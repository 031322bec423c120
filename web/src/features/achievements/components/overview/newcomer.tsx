import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonPath, ownCoursesPath } from '#features/courses/index.ts';
import type { FirstLesson } from './find-first-lesson.ts';

/** For who has not earned anything yet: the shortest way to the first points. */
export function Newcomer({ firstLesson }: { firstLesson: FirstLesson | null }) {
  const { t } = useTranslation('achievements');
  return (
    <EmptyState
      illustration={<Vijak pose="hello" className="w-44 max-w-full" />}
      title={t('start.title')}
      text={t('start.text')}
      action={
        <Button asChild size="lg">
          <Link
            to={firstLesson ? lessonPath(ownCoursesPath, firstLesson.courseId, firstLesson.lessonId) : ownCoursesPath}
            prefetch="intent"
          >
            {t(firstLesson ? 'start.action' : 'start.toCourses')}
          </Link>
        </Button>
      }
    />
  );
}
