import type { Attempt } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLateAnswers } from '../saving/use-late-answers.ts';
import { QuestionNavigator } from '../taking/question-navigator.tsx';
import { markOf } from '../taking/shown-question.ts';
import { QuestionResult } from './question-result.tsx';
import { ResultHeader } from './result-header.tsx';
import { ResultLinks } from './result-links.tsx';

type AttemptResultProps = { attempt: Attempt; title: RefObject<HTMLHeadingElement | null> };

const addressOf = (position: number) => `#question-${position}`;

/** What an attempt came to, and every question with what was answered and what was right. */
export function AttemptResult({ attempt, title }: AttemptResultProps) {
  const { t } = useTranslation('quiz');
  const late = useLateAnswers(attempt);
  return (
    <div className="grid gap-8">
      <ResultHeader attempt={attempt} title={title} />
      {late.length > 0 && (
        <Alert tone="warn">
          {t('result.late')} <span className="tabular">{late.join(', ')}</span>
        </Alert>
      )}
      <ResultLinks attempt={attempt} />
      <section aria-labelledby="answers-title" className="grid min-w-0 max-w-3xl gap-6">
        <h2 id="answers-title" className="font-semibold text-xl">
          {t('result.answers')}
        </h2>
        <QuestionNavigator
          steps={attempt.questions.map(({ position, response, settled, is_flagged }) => ({
            position,
            mark: markOf(response, settled),
            isFlagged: is_flagged,
          }))}
          current={null}
          addressOf={addressOf}
        />
        {attempt.questions.map((question) => (
          <QuestionResult key={question.position} question={question} attemptId={attempt.id} />
        ))}
      </section>
    </div>
  );
}
