import type { Locked } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { PageMeta } from '#screen/page-meta.tsx';

/** Instead of a quiz that the learner's plan does not open: what opens it, and where to go on. */
export function LockedQuiz({ locked: { tier, course, lesson } }: { locked: Locked }) {
  const { t } = useTranslation('quizzes');
  const plan = useUnlockingPlans()(tier);
  const title = t('quiz.locked.title');
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-10">
      <PageMeta title={`${title} · ${course.title}`} isIndexed={false} />
      <header className="grid justify-items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-action"
        >
          <Lock className="size-6" />
        </span>
        <p lang={lesson?.language} className="text-muted text-sm">
          {lesson ? `${course.title} · ${lesson.title}` : course.title}
        </p>
        <h1 className="font-semibold text-3xl tracking-tight">{title}</h1>
      </header>
      <p className="text-lg">{t('quiz.refusal.planText', { plan })}</p>
      <div className="flex flex-wrap gap-3">
        <PlansButton />
        <Button asChild variant="secondary">
          <Link to={coursePath(ownCoursesPath, course.id)}>{t('quiz.toCourse')}</Link>
        </Button>
      </div>
    </div>
  );
}
