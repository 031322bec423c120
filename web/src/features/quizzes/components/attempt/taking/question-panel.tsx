import { QuestionTaking } from '@navor/question-ui/taking';
import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Flag } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatter } from '#platform/use-formatter.ts';
import { useProblemWords } from '../../use-api-problem.ts';
import { OutcomeLine } from '../question/outcome-line.tsx';
import { PreparedText } from '../question/prepared-text.tsx';
import { QuestionFallback } from '../question/question-fallback.tsx';
import { SettledExplanation } from '../question/settled-explanation.tsx';
import { ChangedElsewhere } from '../saving/changed-elsewhere.tsx';
import { QuestionHints } from './question-hints.tsx';
import type { ShownQuestion } from './shown-question.ts';
import type { Taking } from './use-taking.ts';

type QuestionPanelProps = {
  question: ShownQuestion;
  total: number;
  taking: Taking;
  heading: RefObject<HTMLHeadingElement | null>;
  /** What Enter does in the only field of a question. */
  onEnter: () => void;
  /** The steps to other questions. */
  children: ReactNode;
};

/** One question: its text, its answer, and what became of it. */
export function QuestionPanel({ question, total, taking, heading, onEnter, children }: QuestionPanelProps) {
  const { t } = useTranslation(['quiz', 'errors']);
  const format = useFormatter();
  const words = useProblemWords();
  const id = useId();
  const { position, settled, language } = question;
  const { outbox, problem, busyWith } = taking;
  const unchecked = taking.unchecked[position];

  /** A form without a button is sent by Enter only if it has a single field: among several, Enter might be a mistake. */
  function enter(event: FormEvent) {
    event.preventDefault();
    onEnter();
  }

  /** The button that was pressed goes with the notice, and the focus must not fall back to the page's top. */
  function decide(act: () => void) {
    act();
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="font-semibold text-lg outline-none md:text-xl">
          {t('attempt.position', { number: position, total })}
        </h2>
        <p className="tabular text-muted text-sm">
          {t('attempt.points', { points: format.number(question.points), count: question.points })}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-my-1.5 ml-auto min-w-11 md:my-0 noscript:hidden"
          aria-pressed={question.is_flagged}
          onClick={() => taking.flag(position, !question.is_flagged)}
        >
          <Flag aria-hidden className={question.is_flagged ? 'fill-signal stroke-signal' : undefined} />
          <span className="max-sm:sr-only">{t('attempt.flag')}</span>
        </Button>
      </header>
      <QuestionFallback language={language} />
      <PreparedText id={`${id}-text`} html={question.body_html} language={language} />
      {question.displaced !== undefined && (
        <ChangedElsewhere
          onRestore={() => decide(() => outbox?.restore(position))}
          onKeep={() => decide(() => outbox?.dismiss(position))}
        />
      )}
      <form onSubmit={enter} lang={language}>
        <QuestionTaking
          id={`${id}-answer`}
          labelledBy={`${id}-text`}
          view={question.view}
          response={question.response}
          onAnswer={(response) => taking.answer(position, response)}
          settled={settled}
          isDisabled={false}
        />
      </form>
      <div role="status" className="empty:absolute">
        {settled && <OutcomeLine question={question} settled={settled} />}
      </div>
      <noscript>
        <Alert tone="warn">{t('attempt.noScript')}</Alert>
      </noscript>
      {question.refusal && <Alert tone="danger">{t(`errors:${question.refusal}`)}</Alert>}
      {unchecked?.kind === 'unanswered' && <Alert tone="warn">{t('attempt.emptyCheck')}</Alert>}
      {unchecked?.kind === 'unreadable' && (
        <Alert
          tone="warn"
          title={t(unchecked.problem.kind === 'ambiguous' ? 'attempt.ambiguous' : 'attempt.unreadable')}
        >
          {/* Why, the field itself says. */}
          {t(unchecked.problem.kind === 'ambiguous' ? 'attempt.ambiguousText' : 'attempt.unreadableText')}
        </Alert>
      )}
      <QuestionHints question={question} isBusy={busyWith === 'hint'} onAsk={() => taking.askForHint(question)} />
      {settled && <SettledExplanation settled={settled} language={language} isSolutionOpen />}
      {problem && <Alert tone="danger">{words(problem)}</Alert>}
      {children}
    </section>
  );
}
