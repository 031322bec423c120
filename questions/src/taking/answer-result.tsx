import type { Result } from '@navor/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark, type Verdict } from './mark.tsx';
import { ReadingProblemText } from './reading-problem-text.tsx';

/** How an answer that was typed came out, with the right one below unless it was given. */
export function AnswerResult({ result, answer }: { result: Result; answer: ReactNode }) {
  const { t } = useTranslation('quiz');
  const verdict = verdictOf(result);
  const key = result.kind === 'graded' ? (verdict === 'none' ? 'wrong' : verdict) : result.kind;
  return (
    <div className="grid gap-1.5 text-sm">
      <p>
        <Mark verdict={verdict}>{t(`reveal.${key}`)}</Mark>
      </p>
      {result.kind === 'unreadable' && (
        <p className="text-muted">
          <ReadingProblemText problem={result.problem} />
        </p>
      )}
      <div>
        <span className="text-muted">{t('reveal.answer')}</span> <span className="font-semibold">{answer}</span>
      </div>
    </div>
  );
}

function verdictOf(result: Result): Verdict {
  if (result.kind === 'unanswered') return 'none';
  if (result.kind === 'unreadable' || result.share === 0) return 'wrong';
  return result.share === 1 ? 'right' : 'partly';
}
