import type { QuizPlace, StartRefusal } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlansButton, useUnlockingPlans } from '#features/billing/index.ts';
import { coursePath, ownCoursesPath } from '#features/courses/index.ts';
import { ownQuizzesPath, reviewPath } from '../../quiz-paths.ts';
import { useResetText } from './use-reset-text.ts';

type StartRefusedProps = { refusal: StartRefusal; place: QuizPlace | null; now: Date };

/** Why no new attempt can be started, and what to do instead. */
export function StartRefused({ refusal, place, now }: StartRefusedProps) {
  switch (refusal.kind) {
    case 'attempts-used-up':
      return <UsedUp limit={refusal.limit} />;
    case 'daily-limit':
      return <EnoughToday limit={refusal.limit} resetsAt={refusal.resets_at} now={now} />;
    case 'plan':
      return <PlanNeeded tier={refusal.tier} place={place} />;
  }
}

function UsedUp({ limit }: { limit: number }) {
  const { t } = useTranslation('quizzes');
  return (
    <Refusal
      title={t('quiz.refusal.usedUpTitle', { count: limit })}
      action={<NextStep to={reviewPath}>{t('quiz.refusal.toReview')}</NextStep>}
    >
      {t('quiz.refusal.usedUpText')}
    </Refusal>
  );
}

function EnoughToday({ limit, resetsAt, now }: { limit: number; resetsAt: Date; now: Date }) {
  const { t } = useTranslation('quizzes');
  const resets = useResetText(resetsAt, now);
  const plan = useUnlockingPlans()('standard');
  return (
    <Refusal
      title={t('quiz.refusal.dailyTitle', { count: limit })}
      action={
        <>
          <PlansButton />
          <NextStep to={reviewPath}>{t('quiz.refusal.toReview')}</NextStep>
        </>
      }
    >
      {resets} {t('quiz.refusal.dailyText', { plan })}
    </Refusal>
  );
}

type PlanNeededProps = { tier: Extract<StartRefusal, { kind: 'plan' }>['tier']; place: QuizPlace | null };

function PlanNeeded({ tier, place }: PlanNeededProps) {
  const { t } = useTranslation('quizzes');
  const plan = useUnlockingPlans()(tier);
  return (
    <Refusal
      title={t('quiz.refusal.planTitle')}
      action={
        <>
          <PlansButton />
          {place ? (
            <NextStep to={coursePath(ownCoursesPath, place.course.id)}>{t('quiz.toCourse')}</NextStep>
          ) : (
            <NextStep to={ownQuizzesPath}>{t('quiz.toQuizzes')}</NextStep>
          )}
        </>
      }
    >
      {t('quiz.refusal.planText', { plan })}
    </Refusal>
  );
}

function Refusal({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Alert tone="warn" title={title} action={action}>
      {children}
    </Alert>
  );
}

/** What can be done without another plan. */
function NextStep({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button asChild variant="secondary">
      <Link to={to} prefetch="intent">
        {children}
      </Link>
    </Button>
  );
}
