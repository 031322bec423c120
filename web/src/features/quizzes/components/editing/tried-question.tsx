import type { Settled } from '@navor/contract';
import { QuestionTaking, ReadingProblemText } from '@navor/question-ui/taking';
import type { Outcome, Response } from '@navor/questions';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { OutcomeLine } from '../attempt/question/outcome-line.tsx';
import { PreparedText } from '../attempt/question/prepared-text.tsx';
import { SettledExplanation } from '../attempt/question/settled-explanation.tsx';
import { TriedHints } from './tried-hints.tsx';
import { useTextsIn } from './use-texts-in.ts';
import type { Shown, Trying } from './use-trying.ts';

type TriedQuestionProps = { shown: Shown; trying: Trying; points: number };

/** Answered and settled as in an attempt, but nothing of it is kept. */
export function TriedQuestion({ shown, trying, points }: TriedQuestionProps) {
  const { t } = useTranslation(['quiz-editing', 'quiz']);
  const { language, checked } = trying;
  const texts = useTextsIn(language);
  const [response, setResponse] = useState<Response | null>(checked);
  const [isEmptyCheck, setIsEmptyCheck] = useState(false);
  const outcome = checked ? shown.outcome : null;
  const settled = outcome && settledBy(outcome, shown, points);

  function answer(next: Response | null) {
    setIsEmptyCheck(false);
    setResponse(next);
    trying.check(null);
  }
  function check(event: FormEvent) {
    event.preventDefault();
    setIsEmptyCheck(response === null);
    trying.check(response);
  }
  function fillIn() {
    setIsEmptyCheck(false);
    setResponse(shown.right_answer);
    trying.check(shown.right_answer);
  }

  if (!texts) return null;
  return (
    <div className="grid min-w-0 gap-5 border-line border-t pt-5">
      <I18nextProvider i18n={texts}>
        <PreparedText id="tried-text" html={shown.body_html} language={language} />
        <form id="tried-form" lang={language} onSubmit={check}>
          <QuestionTaking
            id="tried"
            labelledBy="tried-text"
            view={shown.view}
            response={response}
            onAnswer={answer}
            settled={settled}
            isDisabled={false}
          />
        </form>
        <div lang={language} className="grid min-w-0 gap-5 empty:hidden">
          {outcome?.kind === 'unreadable' && (
            <Alert tone="warn">
              <ReadingProblemText problem={outcome.problem} />
            </Alert>
          )}
          {settled && <OutcomeLine question={{ points, response }} settled={settled} />}
        </div>
      </I18nextProvider>
      {(isEmptyCheck || outcome?.kind === 'unanswered') && <Alert tone="warn">{t('quiz:attempt.emptyCheck')}</Alert>}
      <div className="flex flex-wrap gap-2">
        {settled ? (
          <Button variant="secondary" onClick={() => answer(null)}>
            {t('try.again')}
          </Button>
        ) : (
          <>
            <Button type="submit" form="tried-form" variant="secondary">
              {t('try.check')}
            </Button>
            <Button variant="ghost" onClick={fillIn}>
              {t('try.right')}
            </Button>
          </>
        )}
      </div>
      <I18nextProvider i18n={texts}>
        <div lang={language} className="grid min-w-0 gap-3">
          <TriedHints hints={shown.hints_html} language={language} />
          <SettledExplanation
            settled={settled ?? unanswered(shown)}
            language={language}
            isSolutionOpen={settled !== null}
          />
        </div>
      </I18nextProvider>
    </div>
  );
}

/** Null where the answer would be given back, as a check in an attempt does. */
function settledBy(outcome: Outcome, shown: Shown, points: number): Settled | null {
  if (outcome.kind !== 'graded') return null;
  const { share, slip = null, isOtherForm = false } = outcome;
  const result = { kind: 'graded' as const, share, slip, is_other_form: isOtherForm };
  return { ...unanswered(shown), result, points: share * points };
}

/** The solution is the author's to read at any time. */
function unanswered({ reveal, solution_html }: Shown): Settled {
  return { result: { kind: 'unanswered' }, points: 0, reveal, solution_html, regrade_note: null };
}
