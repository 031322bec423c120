import type { EditedQuestion, Regrading } from '@navor/contract';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Card } from '@navor/ui/card.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../use-api-problem.ts';
import { RegradeDialog } from './regrade-dialog.tsx';
import { RegradingOutcome } from './regrading-outcome.tsx';
import { RegradingProgress } from './regrading-progress.tsx';
import { useRegrading } from './use-regrading.ts';

type RegradePanelProps = {
  question: EditedQuestion;
  /** The one asked for last, as it was when the page was read. */
  known: Regrading | null;
  /** The one saved last. */
  version: number;
  isChanged: boolean;
  /** Whether the form shows a draft, which answers are not graded by. */
  isDrafted: boolean;
};

/** Answers keep the result by which their version was right, until its author says otherwise. */
export function RegradePanel({ question, known, version, isChanged, isDrafted }: RegradePanelProps) {
  const { t } = useTranslation('quiz-editing');
  const words = useProblemWords();
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { regrading, setRegrading, problem } = useRegrading(question, known);
  const shown = useRef<HTMLDivElement>(null);
  const { answer_count: answers, open_attempt_count: open } = question;
  // By a newer version one may be asked for at any time: it takes the place of the other.
  const isUnderWay = regrading !== null && !regrading.is_finished && regrading.version === version;
  const isFinished = regrading?.is_finished;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has just been asked for and its outcome come into sight.
  useEffect(() => {
    if (isAsked) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, isFinished]);
  useEffect(() => {
    // The button that the dialog came from cannot be pressed now, and so cannot take the focus back.
    if (isAsked && !isOpen) requestAnimationFrame(() => shown.current?.focus({ preventScroll: true }));
  }, [isAsked, isOpen]);

  function show(begun: Regrading) {
    setRegrading(begun);
    setIsAsked(true);
  }

  if (answers === 0 && open === 0 && !regrading) return null;
  return (
    <section aria-labelledby="regrade-title">
      <Card className="items-start gap-3 p-4 md:p-6">
        <h2 id="regrade-title" className="font-semibold">
          {t('regrade.title')}
        </h2>
        {answers > 0 && <p className="text-muted text-sm">{t('regrade.text', { count: answers })}</p>}
        {open > 0 && <p className="text-muted text-sm">{t('regrade.openAttempts', { count: open })}</p>}
        {isDrafted && <Alert tone="warn">{t('regrade.draftAside', { version })}</Alert>}
        <Button variant="secondary" size="sm" disabled={isChanged || isUnderWay} onClick={() => setIsOpen(true)}>
          {t('regrade.open')}
        </Button>
        {isChanged && <p className="text-muted text-sm">{t('regrade.saveFirst')}</p>}
        {regrading && (
          <div ref={shown} tabIndex={-1} className="grid w-full scroll-mb-28 gap-3">
            {regrading.is_finished ? <RegradingOutcome {...regrading} /> : <RegradingProgress {...regrading} />}
            {problem && <Alert tone="warn">{words(problem)}</Alert>}
          </div>
        )}
      </Card>
      <RegradeDialog
        question={question}
        draftAsideOf={isDrafted ? version : null}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onAsked={show}
      />
    </section>
  );
}
