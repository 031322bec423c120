import type { AttemptQuestion, Settled } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { markOf } from '../taking/shown-question.ts';
import { markLooks } from './mark-looks.ts';

type OutcomeLineProps = { question: Pick<AttemptQuestion, 'points' | 'response'>; settled: Settled };

/** Right, partly right or wrong, and what it was worth. */
export function OutcomeLine({ question: { points, response }, settled }: OutcomeLineProps) {
  const { t } = useTranslation('quiz');
  const format = useFormatter();
  const { icon: Icon, tone } = markLooks[markOf(response, settled)];
  const { result } = settled;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`flex items-center gap-2 font-semibold ${tone}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {t(`reveal.${result.kind === 'graded' ? gradeOf(result.share) : result.kind}`)}
      </span>
      <span className="tabular text-muted text-sm">
        {t('attempt.worth', {
          points: format.number(settled.points, { maximumFractionDigits: 2 }),
          max: format.number(points),
          count: points,
        })}
      </span>
    </p>
  );
}

function gradeOf(share: number): 'right' | 'partly' | 'wrong' {
  if (share <= 0) return 'wrong';
  return share < 1 ? 'partly' : 'right';
}
