import type { AttemptQuestion } from '@navor/contract';
import { QuestionTaking } from '@navor/question-ui/taking';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { askPath } from '#features/assistant/index.ts';
import { editQuestionPath } from '../../../quiz-paths.ts';
import { OutcomeLine } from '../question/outcome-line.tsx';
import { PreparedText } from '../question/prepared-text.tsx';
import { QuestionFallback } from '../question/question-fallback.tsx';
import { SettledExplanation } from '../question/settled-explanation.tsx';
import { markOf } from '../taking/shown-question.ts';

/** A question of an attempt that was handed in. The solution is open where it is needed. */
export function QuestionResult({ question, attemptId }: { question: AttemptQuestion; attemptId: string }) {
  const { t } = useTranslation('quiz');
  const { position, settled, language, response, authored_as } = question;
  const id = `question-${position}`;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid min-w-0 scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 id={`${id}-title`} className="font-semibold text-lg">
          {t('attempt.question', { number: position })}
        </h3>
        {settled && <OutcomeLine question={question} settled={settled} />}
      </header>
      <QuestionFallback language={language} />
      <PreparedText id={`${id}-text`} html={question.body_html} language={language} />
      <div lang={language}>
        <QuestionTaking
          id={`${id}-answer`}
          labelledBy={`${id}-text`}
          view={question.view}
          response={response}
          onAnswer={() => {}}
          settled={settled}
          isDisabled
        />
      </div>
      {settled && (
        <SettledExplanation
          settled={settled}
          language={language}
          isSolutionOpen={markOf(response, settled) !== 'right'}
        />
      )}
      {settled && (
        <TextLink
          to={askPath({ kind: 'question', attempt_id: attemptId, position })}
          className="justify-self-start text-sm print:hidden"
        >
          {t('askAssistant')}
        </TextLink>
      )}
      {authored_as && (
        <TextLink
          to={editQuestionPath(authored_as.quiz_id, authored_as.question_id)}
          className="justify-self-start text-sm"
        >
          {t('result.edit', { number: position })}
        </TextLink>
      )}
    </article>
  );
}
