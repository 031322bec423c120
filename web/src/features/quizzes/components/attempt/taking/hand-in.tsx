import type { Attempt } from '@navor/contract';
import { ReadingProblemText } from '@navor/question-ui/taking';
import type { ReadingProblem } from '@navor/questions';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Dialog, DialogClose, DialogContent } from '@navor/ui/dialog.tsx';
import { linkClasses } from '@navor/ui/link.tsx';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { useApiProblem, useProblemWords } from '../../use-api-problem.ts';
import { openQuestions } from './open-questions.ts';
import { StepLink } from './step-link.tsx';
import type { Taking } from './use-taking.ts';

type Unreadable = { position: number; problem: ReadingProblem }[];

type HandInProps = {
  attempt: Attempt;
  taking: Taking;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  addressOf: (position: number) => string;
  /** For when the dialog has closed because one of its links was followed. */
  onArrive: () => void;
};

/** Asks once more, with what is still open; an attempt is handed in only after every answer has been saved. */
export function HandIn({ attempt, taking, isOpen, onOpenChange, addressOf, onArrive }: HandInProps) {
  const { t } = useTranslation('quiz');
  const words = useProblemWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [unreadable, setUnreadable] = useState<Unreadable | null>(null);
  const { problem, setProblem, attempt: ask } = useApiProblem();
  const isReview = attempt.kind === 'review';

  const isFollowed = useRef(false);

  function change(next: boolean) {
    isFollowed.current = false;
    onOpenChange(next);
    setUnreadable(null);
    setProblem(null);
  }

  function follow() {
    change(false);
    isFollowed.current = true;
  }

  async function handIn() {
    const { outbox } = taking;
    if (!outbox || isBusy) return;
    setIsBusy(true);
    if (await outbox.flush()) {
      const accepts = unreadable !== null;
      const answer = await ask(() =>
        api.quizzes.attempts.submit({ attemptId: attempt.id, accept_unreadable: accepts }),
      );
      if (answer?.kind === 'unreadable') setUnreadable(answer.questions);
      if (answer?.kind === 'submitted') {
        outbox.clear();
        await revalidate();
      }
    } else {
      setProblem('not-yet-saved');
    }
    setIsBusy(false);
  }

  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogContent
        title={t(
          unreadable
            ? 'attempt.confirm.unreadableTitle'
            : isReview
              ? 'attempt.confirm.reviewTitle'
              : 'attempt.confirm.title',
        )}
        description={t(unreadable ? 'attempt.confirm.unreadableText' : 'attempt.confirm.text')}
        onCloseAutoFocus={(event) => {
          if (!isFollowed.current) return;
          event.preventDefault();
          onArrive();
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">{t('attempt.confirm.back')}</Button>
            </DialogClose>
            <Button isBusy={isBusy} onClick={handIn}>
              {t(unreadable ? 'attempt.confirm.anyway' : isReview ? 'attempt.endReview' : 'attempt.handIn')}
            </Button>
          </>
        }
      >
        {unreadable ? (
          <UnreadableList questions={unreadable} addressOf={addressOf} onStep={follow} />
        ) : (
          <OpenList taking={taking} addressOf={addressOf} onStep={follow} />
        )}
        {problem && <Alert tone="danger">{words(problem)}</Alert>}
      </DialogContent>
    </Dialog>
  );
}

type ListProps = { addressOf: (position: number) => string; onStep: () => void };

function OpenList({ taking, addressOf, onStep }: ListProps & { taking: Taking }) {
  const { t } = useTranslation('quiz');
  const groups = openQuestions(taking.questions);
  if (groups.length === 0) return <p>{t('attempt.confirm.complete')}</p>;
  return (
    <ul className="grid gap-2">
      {groups.map(({ reason, positions }) => (
        <li key={reason} className="flex flex-wrap items-center gap-x-2">
          <span className="text-muted">{t(`attempt.confirm.${reason}`)}</span>
          {positions.map((position) => (
            <StepLink
              key={position}
              to={addressOf(position)}
              aria-label={t('attempt.question', { number: position })}
              onClick={onStep}
              className={`${linkClasses} tabular inline-grid min-h-11 min-w-11 place-items-center md:min-h-8 md:min-w-8`}
            >
              {position}
            </StepLink>
          ))}
        </li>
      ))}
    </ul>
  );
}

function UnreadableList({ questions, addressOf, onStep }: ListProps & { questions: Unreadable }) {
  const { t } = useTranslation('quiz');
  return (
    <ul className="grid gap-3">
      {questions.map(({ position, problem }) => (
        <li key={position} className="grid gap-0.5">
          <StepLink
            to={addressOf(position)}
            onClick={onStep}
            className={`${linkClasses} inline-flex min-h-11 w-fit items-center font-medium md:min-h-8`}
          >
            {t('attempt.question', { number: position })}
          </StepLink>
          <p className="text-sm">
            <ReadingProblemText problem={problem} />
          </p>
        </li>
      ))}
    </ul>
  );
}
