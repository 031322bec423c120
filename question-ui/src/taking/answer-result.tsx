import type { Result } from '@navor/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadingProblemText } from './reading-problem-text.tsx';

type AnswerResultProps = {
  result: Result;
  /** What the answer given was understood as; null where that says no more than the answer itself. */
  understood?: ReactNode;
  /** The right one; null where it is what was given. */
  answer: ReactNode;
};

/** What there is to add to an answer that was typed. Whether it was right is said with the question, and not again. */
export function AnswerResult({ result, understood = null, answer }: AnswerResultProps) {
  const problem = result.kind === 'unreadable' ? result.problem : null;
  if (!problem && !understood && !answer) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      {problem && (
        <p className="text-muted">
          <ReadingProblemText problem={problem} />
        </p>
      )}
      <Understood>{understood}</Understood>
      <RightAnswer>{answer}</RightAnswer>
    </div>
  );
}

export function Understood({ children }: { children: ReactNode }) {
  const { t } = useTranslation('quiz');
  return (
    children && (
      <div>
        <span className="text-muted">{t('reveal.understood')}</span> <span className="tabular">{children}</span>
      </div>
    )
  );
}

export function RightAnswer({ children }: { children: ReactNode }) {
  const { t } = useTranslation('quiz');
  return (
    children && (
      <div>
        <span className="text-muted">{t('reveal.answer')}</span> <span className="font-semibold">{children}</span>
      </div>
    )
  );
}
