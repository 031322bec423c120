import type { QuizStanding } from '@navor/contract';
import { Badge } from '@navor/ui/badge.tsx';
import { CircleCheck, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';

/** How somebody did at a quiz so far; nothing before the first attempt. */
export function StandingMarks({ standing }: { standing: QuizStanding }) {
  const { t } = useTranslation('quizzes');
  const format = useFormatter();
  const { best_share, has_passed, open_attempt_id } = standing;
  if (best_share === null && !open_attempt_id) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {has_passed && (
        <Badge tone="ok">
          <CircleCheck aria-hidden />
          {t('quiz.passed')}
        </Badge>
      )}
      {!has_passed && best_share !== null && <Badge tone="neutral">{t('quiz.notPassed')}</Badge>}
      {open_attempt_id && (
        <Badge>
          <CircleDot aria-hidden />
          {t('quiz.inProgress')}
        </Badge>
      )}
      {best_share !== null && (
        <span className="tabular text-muted">{t('quiz.best', { percent: format.achieved(best_share) })}</span>
      )}
    </p>
  );
}
