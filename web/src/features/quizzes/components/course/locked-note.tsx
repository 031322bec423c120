import type { CourseQuizzes } from '@navor/contract';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';

/** What opens the quizzes of a course, for whom it is not open. */
export function LockedNote({ course }: { course: CourseQuizzes['course'] }) {
  const { t } = useTranslation('quizzes');
  const plansFor = useUnlockingPlans();
  if (course.is_unlocked || course.access === 'free') return null;
  return (
    <div role="note" className="flex items-start gap-3 rounded-md border border-line bg-surface p-4">
      <Lock aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('course.lockedTitle')}</p>
        <p className="text-muted text-sm">{t('course.lockedText', { plan: plansFor(course.access) })}</p>
        <PlansButton className="mt-2 justify-self-start" />
      </div>
    </div>
  );
}
