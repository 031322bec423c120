import type { Locked } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';
import { ownQuizzesPath } from '../../quiz-paths.ts';

const shown = ['results', 'topics', 'slips', 'time'] as const;

/** Instead of analytics that the learner's plan does not hold: what they would show, and what opens them. */
export function LockedAnalytics({ tier }: Pick<Locked, 'tier'>) {
  const { t } = useTranslation('quizzes');
  const plan = useUnlockingPlans()(tier);
  return (
    <div className="mx-auto grid max-w-xl gap-6 py-10">
      <header className="grid justify-items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 place-items-center rounded-full border border-line bg-surface text-action"
        >
          <Lock className="size-6" />
        </span>
        <h1 className="font-semibold text-3xl tracking-tight">{t('analytics.title')}</h1>
      </header>
      <p className="text-lg">{t('analytics.locked.text', { plan })}</p>
      <div className="grid gap-2">
        <p>{t('analytics.locked.shows')}</p>
        <ul className="grid list-disc gap-1 pl-5 text-muted">
          {shown.map((part) => (
            <li key={part}>{t(`analytics.locked.${part}`)}</li>
          ))}
        </ul>
      </div>
      <p className="text-muted">{t('analytics.locked.kept')}</p>
      <div className="flex flex-wrap gap-3">
        <PlansButton />
        <Button asChild variant="secondary">
          <Link to={ownQuizzesPath} prefetch="intent">
            {t('analytics.toQuizzes')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
