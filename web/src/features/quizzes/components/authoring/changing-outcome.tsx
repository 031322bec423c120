import type { ChangedQuestion } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { useTranslation } from 'react-i18next';
import { authoredQuizPath, editQuestionPath } from '../../quiz-paths.ts';
import type { ChangingOutcome } from './use-changing-questions.ts';

type ChangingOutcomeProps = {
  outcome: ChangingOutcome;
  isBusy: boolean;
  onUndo: (done: ChangedQuestion[]) => void;
};

const isDone = ({ result }: ChangedQuestion) => result.kind === 'changed' || result.kind === 'moved';

/** What became of the questions, and the way back. */
export function ChangingOutcomeView({ outcome, isBusy, onUndo }: ChangingOutcomeProps) {
  const { t } = useTranslation('quiz-authoring');
  if (outcome.kind === 'copied') return <Copied outcome={outcome} />;
  const { kind, changes } = outcome;
  const done = changes.filter(isDone);
  if (kind === 'undone') {
    return (
      <div className="grid gap-1">
        <p>{t('bank.undone', { done: done.length, total: changes.length })}</p>
        <LeftAsTheyWere changes={changes} />
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-3">
        {t('bank.changed', { changed: done.length, total: changes.length })}
        {done.length > 0 && (
          <Button variant="secondary" size="sm" isBusy={isBusy} onClick={() => onUndo(done)}>
            {t('bank.undo')}
          </Button>
        )}
      </p>
      <LeftAsTheyWere changes={changes} />
    </div>
  );
}

/** Copying leaves the questions as they are, so there is nothing to undo in them. */
function Copied({ outcome }: { outcome: Extract<ChangingOutcome, { kind: 'copied' }> }) {
  const { t } = useTranslation('quiz-authoring');
  const { quizId, count, total, faulty } = outcome;
  return (
    <div className="grid gap-1">
      <p>
        {t('bank.copied', { copied: count, total })}{' '}
        <TextLink to={authoredQuizPath(quizId)}>{t('bank.toQuiz')}</TextLink>
      </p>
      {faulty.length > 0 && (
        <ul className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-5 text-sm">
          {faulty.map(({ quiz, id, excerpt }) => (
            <li key={`${quiz.id}/${id}`}>
              <TextLink to={editQuestionPath(quiz.id, id)}>{excerpt || id}</TextLink>: {t('bank.left.faulty')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Those that nothing became of, and why. */
function LeftAsTheyWere({ changes }: { changes: readonly ChangedQuestion[] }) {
  const { t } = useTranslation('quiz-authoring');
  const left = changes.flatMap(({ quiz_id, question_id, result: { kind } }) =>
    kind === 'changed' || kind === 'moved' ? [] : [{ id: `${quiz_id}/${question_id}`, kind }],
  );
  if (left.length === 0) return null;
  return (
    <ul className="grid max-h-40 list-disc gap-1 overflow-y-auto pl-5 text-sm">
      {left.map(({ id, kind }) => (
        <li key={id}>
          <code>{id}</code>: {t(`bank.left.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
