import type { AttemptSummary } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { CircleCheck, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { attemptPath } from '../../quiz-paths.ts';
import { QuizSection } from './quiz-section.tsx';

/** One's own attempts, the newest first; all of a row leads to its attempt. */
export function OwnAttempts({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const { t } = useTranslation('quizzes');
  if (attempts.length === 0) return null;
  return (
    <QuizSection title={t('quiz.attempts.title')}>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface text-sm">
        {attempts.map((attempt) => (
          <AttemptRow key={attempt.id} attempt={attempt} />
        ))}
      </ul>
    </QuizSection>
  );
}

function AttemptRow({ attempt }: { attempt: AttemptSummary }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  const { id, number, started_at, submitted_at, is_timed_out, is_regraded } = attempt;
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 first:rounded-t-md last:rounded-b-md hover:bg-action-soft">
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <Link to={attemptPath(id)} className="rounded-sm font-medium after:absolute after:inset-0">
          {t('quiz.attempts.number', { number })}
        </Link>
        <p className="tabular text-muted">
          {format.dateTime(submitted_at ?? started_at)}
          {is_timed_out && ` · ${t('quiz.attempts.timedOut')}`}
          {is_regraded && ` · ${t('quiz.attempts.regraded')}`}
        </p>
      </div>
      <Outcome attempt={attempt} />
    </li>
  );
}

function Outcome({ attempt: { points, max_points, share, has_passed } }: { attempt: AttemptSummary }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  if (points === null || share === null) {
    return (
      <Badge>
        <CircleDot aria-hidden />
        {t('quiz.inProgress')}
      </Badge>
    );
  }
  return (
    <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-muted">
        {t('quiz.attempts.points', {
          points: format.number(points, { maximumFractionDigits: 2 }),
          count: max_points,
        })}
      </span>
      <span className="font-semibold">{format.achieved(share)}</span>
      {has_passed ? (
        <Badge tone="ok">
          <CircleCheck aria-hidden />
          {t('quiz.passed')}
        </Badge>
      ) : (
        <Badge tone="neutral">{t('quiz.notPassed')}</Badge>
      )}
    </p>
  );
}
