import type { Attempt } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { hasNetwork } from '#platform/offline.ts';
import { useQuestionTime } from '../timer/use-question-time.ts';
import { AttemptBar } from './attempt-bar.tsx';
import { AttemptHeader } from './attempt-header.tsx';
import { HandIn } from './hand-in.tsx';
import { QuestionNavigator } from './question-navigator.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuestionSteps } from './question-steps.tsx';
import { QuestionsSheet } from './questions-sheet.tsx';
import { firstOpenPosition, positionIn } from './shown-question.ts';
import { useFocusOnStep } from './use-focus-on-step.ts';
import { useTaking } from './use-taking.ts';

const addressOf = (position: number) => `?q=${position}`;

/** One question at a time; which one is in the address. */
export function AttemptTaking({ attempt }: { attempt: Attempt }) {
  const { t } = useTranslation('quiz');
  const taking = useTaking(attempt);
  const { questions, outbox } = taking;
  const total = questions.length;
  const [query] = useSearchParams();
  const [start] = useState(() => firstOpenPosition(attempt.questions));
  const position = positionIn(query, total) ?? start;
  const question = questions[position - 1];
  const heading = useFocusOnStep(position);
  const next = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const [isHandingIn, setIsHandingIn] = useState(false);
  const navigate = useNavigate();
  const onTimeUp = useTimeUp(outbox);
  useQuestionTime(outbox, position, Boolean(question?.settled));

  if (!question) return null;
  const isAtOnce = attempt.feedback === 'at-once';
  const isChecking = isAtOnce && !question.settled;
  const isLast = position === total;
  const handInLabel = t(attempt.kind === 'review' ? 'attempt.endReview' : 'attempt.handIn');

  const steps = questions.map(({ position: at, mark, is_flagged }) => ({ position: at, mark, isFlagged: is_flagged }));
  const askToHandIn = () => setIsHandingIn(true);
  const focusOnQuestion = () => heading.current?.focus({ preventScroll: true });

  async function check() {
    // The button that was pressed gives way to the next step, which takes the focus over.
    if (await taking.check(position)) requestAnimationFrame(() => next.current?.focus({ preventScroll: true }));
  }
  function enter() {
    if (isChecking) void check();
    else if (!isLast) void navigate(addressOf(position + 1));
    else next.current?.focus();
  }

  return (
    <div className="-mt-2 grid gap-4 md:-mt-4">
      <AttemptHeader attempt={attempt} />
      <AttemptBar attempt={attempt} taking={taking} onTimeUp={onTimeUp}>
        <QuestionsSheet
          steps={steps}
          current={position}
          addressOf={addressOf}
          handInLabel={handInLabel}
          onHandIn={askToHandIn}
          onArrive={focusOnQuestion}
        />
      </AttemptBar>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,42rem)_15rem] lg:justify-between">
        <QuestionPanel
          key={position}
          question={question}
          total={total}
          taking={taking}
          heading={heading}
          onEnter={enter}
        >
          <QuestionSteps
            position={position}
            total={total}
            addressOf={addressOf}
            onCheck={isChecking ? check : null}
            isBusy={taking.busyWith === 'check'}
            handInLabel={handInLabel}
            onHandIn={askToHandIn}
            next={next}
          />
        </QuestionPanel>
        <aside className="hidden content-start gap-6 self-start noscript:grid lg:sticky lg:top-32 lg:grid">
          <QuestionNavigator steps={steps} current={position} addressOf={addressOf} />
          {!isLast && (
            <Button variant="secondary" className="justify-self-start noscript:hidden" onClick={askToHandIn}>
              {handInLabel}
            </Button>
          )}
        </aside>
      </div>
      <HandIn
        attempt={attempt}
        taking={taking}
        isOpen={isHandingIn}
        onOpenChange={setIsHandingIn}
        addressOf={addressOf}
        onArrive={focusOnQuestion}
      />
    </div>
  );
}

/** What was typed last is saved if the server still takes it; the page is then read afresh and shows the result. */
function useTimeUp(outbox: ReturnType<typeof useTaking>['outbox']): () => void {
  const { revalidate } = useRevalidator();
  const isUnderWay = useRef(false);
  return useCallback(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    void Promise.resolve(outbox?.flush())
      // Read afresh without a connection, the page would give way to an error; the clock asks again.
      .then(() => (!hasNetwork() || outbox?.current().waitsFor ? undefined : revalidate()))
      .finally(() => {
        isUnderWay.current = false;
      });
  }, [outbox, revalidate]);
}
