import type { Attempt } from '@navor/contract';
import { rewards } from '@navor/contract/choices';
import { Alert } from '@navor/ui/alert.tsx';
import { Vijak } from '@navor/ui/brand/vijak.tsx';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { nextStep } from './next-step.ts';
import { rightCount } from './result-figures.ts';

type ResultHeaderProps = { attempt: Attempt; title: RefObject<HTMLHeadingElement | null> };

export function ResultHeader({ attempt, title }: ResultHeaderProps) {
  const { t } = useTranslation('quiz');
  const format = useFormatter();
  const { quiz, score, is_timed_out } = attempt;
  const isWellDone = quiz ? Boolean(score?.has_passed) : rightCount(attempt) === attempt.questions.length;
  return (
    <header className="grid gap-5">
      <div className="blueprint-grid flex flex-wrap items-center gap-x-8 gap-y-4 rounded-md border border-line p-6">
        {isWellDone && <Vijak pose="well-done" className="w-36 max-w-full" />}
        <div className="grid min-w-0 grow basis-64 gap-2">
          {quiz && (
            <p lang={quiz.language} className="text-muted">
              {quiz.title} · {t('attempt.number', { number: attempt.number })}
            </p>
          )}
          <h1 ref={title} tabIndex={-1} className="font-semibold text-2xl tracking-tight outline-none">
            {t(quiz ? 'result.title' : 'result.reviewTitle')}
          </h1>
          {quiz ? (
            <QuizOutcome attempt={attempt} passingPercent={quiz.passing_percent} />
          ) : (
            <ReviewOutcome attempt={attempt} />
          )}
          <Figures attempt={attempt} />
        </div>
      </div>
      {is_timed_out && <Alert tone="warn">{t('result.timedOut')}</Alert>}
      {score?.regraded_at && (
        <Alert tone="info">{t('result.regraded', { date: format.date(score.regraded_at) })}</Alert>
      )}
    </header>
  );
}

function QuizOutcome({ attempt, passingPercent }: { attempt: Attempt; passingPercent: number }) {
  const { t } = useTranslation('quiz');
  const format = useFormatter();
  const { score } = attempt;
  if (!score) return null;
  const { reason } = nextStep(attempt);
  const Icon = score.has_passed ? CircleCheck : CircleX;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="tabular font-semibold text-4xl">{format.achieved(score.share)}</span>
        <span className={`flex items-center gap-2 font-semibold ${score.has_passed ? 'text-ok' : 'text-danger'}`}>
          <Icon aria-hidden className="size-5 shrink-0 self-center" />
          {t(score.has_passed ? 'result.passed' : 'result.notPassed')}
        </span>
      </p>
      <p>
        {score.is_first_pass && t('result.firstPass', { xp: rewards.quiz })}
        {score.has_passed && !score.is_first_pass && t('result.passedAgain')}
        {!score.has_passed &&
          `${t('result.needed', { percent: format.percent(passingPercent / 100) })} ${t(reason ? 'result.seeWhy' : 'result.tryNext')}`}
      </p>
    </>
  );
}

function ReviewOutcome({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const right = rightCount(attempt);
  const count = attempt.questions.length;
  return <p>{right === count ? t('result.reviewAll') : t('result.reviewText', { right, count })}</p>;
}

function Figures({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const format = useFormatter();
  const { score, max_points, seconds_spent, submitted_at } = attempt;
  return (
    <dl className="tabular mt-2 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {score && (
        <Figure name={t('result.points')}>
          {t('attempt.worth', {
            points: format.number(score.points, { maximumFractionDigits: 2 }),
            max: format.number(max_points, { maximumFractionDigits: 2 }),
            count: max_points,
          })}
        </Figure>
      )}
      <Figure name={t('result.time')}>{format.timeSpent(seconds_spent)}</Figure>
      {submitted_at && <Figure name={t('result.submitted')}>{format.dateTime(submitted_at)}</Figure>}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
