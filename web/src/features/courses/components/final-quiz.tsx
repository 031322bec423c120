import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { courseQuizzesPath } from '../course-paths.ts';

/** The step that is left when all lessons of a course are done. Its screen names `courses` among its texts. */
export function FinalQuiz({ courseId, children }: { courseId: string; children?: ReactNode }) {
  const { t } = useTranslation('courses');
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-4">
      <div className="grid min-w-0 grow basis-56 gap-0.5">
        <p className="font-medium">{t('finalQuiz.title')}</p>
        <p className="text-muted text-sm">{t('finalQuiz.text')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild size="lg">
          <Link to={courseQuizzesPath(courseId)} prefetch="intent">
            {t('finalQuiz.open')}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        {children}
      </div>
    </div>
  );
}
