import type { RemainingWork } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { courseQuizzesPath } from '../course-paths.ts';

type CourseEndProps = {
  courseId: string;
  left: RemainingWork | null;
  /** What else there is to do, beside the button. */
  children?: ReactNode;
};

/** What lies between the last lesson and a completed course. Its screen names `courses` among its texts. */
export function CourseEnd({ courseId, left, children }: CourseEndProps) {
  const { t } = useTranslation('courses');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-4">
      {left && left !== 'lessons' && (
        <div className="grid min-w-0 grow basis-56 gap-0.5">
          <p className="font-medium">{t('end.title')}</p>
          <p className="text-muted text-sm">{t(`end.${left}`)}</p>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {left === 'quizzes' && (
          <Button asChild size="lg">
            <Link to={courseQuizzesPath(courseId)} prefetch="intent">
              {t('end.toQuizzes')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
