import type { Review } from '@navor/contract';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { EmptyState } from '@navor/ui/empty-state.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import { attemptPath, ownQuizzesPath } from '../../quiz-paths.ts';
import { reviewState } from './review-state.ts';
import { StartReview } from './start-review.tsx';

type ReviewStepProps = { review: Review; now: Date; answer: FormAnswer | undefined };

/** What is due, and the one step that comes next. */
export function ReviewStep({ review, now, answer }: ReviewStepProps) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  const state = reviewState(review);
  switch (state.kind) {
    case 'open':
      return (
        <Step title={t('review.openTitle')} review={review}>
          <Button asChild size="lg">
            <Link to={attemptPath(state.attemptId)}>
              {t('review.goOn')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        </Step>
      );
    case 'due':
      return (
        <Step title={t('review.due', { count: state.count })} review={review}>
          <StartReview answer={answer} />
        </Step>
      );
    case 'enough':
      return (
        <EmptyState
          illustration={<Vijak pose="well-done" className="w-52 max-w-full" />}
          title={t('review.enough.title')}
          text={t('review.enough.text', { count: state.waiting })}
          action={<ToQuizzes />}
        />
      );
    case 'nothing-due':
      return (
        <EmptyState
          illustration={<Vijak pose="well-done" className="w-52 max-w-full" />}
          title={t('review.nothingDue.title')}
          text={
            state.nextDueAt
              ? t('review.nothingDue.next', {
                  when: format.relative(state.nextDueAt, now),
                  date: format.dateTime(state.nextDueAt),
                })
              : t('review.nothingDue.text')
          }
          action={<ToQuizzes />}
        />
      );
    case 'empty':
      return (
        <EmptyState
          illustration={<Vijak pose="waiting" className="w-52 max-w-full" />}
          title={t('review.empty.title')}
          text={t('review.empty.text')}
          action={<ToQuizzes />}
        />
      );
  }
}

function Step({ title, review, children }: { title: string; review: Review; children: ReactNode }) {
  const { t } = useTranslation('quizzes');
  const { reviewed_today, daily_ceiling, waiting_count, due_count } = review;
  return (
    <Card className="gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="tabular font-semibold text-xl">{title}</h2>
        {waiting_count > due_count && (
          <p className="tabular text-sm">{t('review.waiting', { count: waiting_count })}</p>
        )}
        <p className="tabular text-muted text-sm">
          {t('review.today', { done: reviewed_today, ceiling: daily_ceiling })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

function ToQuizzes() {
  const { t } = useTranslation('quizzes');
  return (
    <Button asChild variant="secondary">
      <Link to={ownQuizzesPath} prefetch="intent">
        {t('quiz.toQuizzes')}
      </Link>
    </Button>
  );
}
