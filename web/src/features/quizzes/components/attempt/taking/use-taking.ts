import type { Attempt, Settled } from '@navor/contract';
import type { ReadingProblem, Response } from '@navor/questions';
import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { api } from '#platform/browser-api.ts';
import { useLanguageContext } from '#platform/i18n/language-context.tsx';
import { useApiProblem } from '../../use-api-problem.ts';
import { useAnswers } from '../saving/use-answers.ts';
import { isTyped } from './is-answered.ts';
import { type ShownQuestion, shownQuestion } from './shown-question.ts';

const typingPauseMs = 600;

/** Why a check settled nothing. */
export type Unchecked = { kind: 'unanswered' } | { kind: 'unreadable'; problem: ReadingProblem };

/** An open attempt as it stands with what was done since the page was read, and what can be done. */
export function useTaking(attempt: Attempt) {
  const { user } = useAuth();
  const { language } = useLanguageContext();
  const { state, outbox } = useAnswers(attempt, user?.id ?? '');
  const [settled, setSettled] = useState<Record<number, Settled>>({});
  const [hints, setHints] = useState<Record<number, string[]>>({});
  const [unchecked, setUnchecked] = useState<Record<number, Unchecked>>({});
  const [busyWith, setBusyWith] = useState<'check' | 'hint' | null>(null);
  const { problem, setProblem, attempt: ask } = useApiProblem();
  const { revalidate } = useRevalidator();

  const questions = useMemo(
    () => attempt.questions.map((question) => shownQuestion(question, state, { settled, hints })),
    [attempt.questions, state, settled, hints],
  );

  function answer(position: number, response: Response | null) {
    setProblem(null);
    setUnchecked(({ [position]: _, ...others }) => others);
    const previous = questions[position - 1]?.response ?? null;
    outbox?.answer(position, response, isTyped(response ?? previous) ? typingPauseMs : 0);
  }

  /** Settles a question; tells whether it did. */
  async function check(position: number): Promise<boolean> {
    if (!outbox || busyWith) return false;
    setBusyWith('check');
    await outbox.flush();
    if (!outbox.isSaved(position)) {
      setProblem('not-yet-saved');
      setBusyWith(null);
      return false;
    }
    const result = await ask(() => api.quizzes.attempts.check({ attemptId: attempt.id, position, language }));
    setBusyWith(null);
    if (!result) return false;
    if (result.kind !== 'settled') {
      setUnchecked((known) => ({ ...known, [position]: result }));
      return false;
    }
    // The page may show the question as it was before it was mended, with its options under other letters.
    if (result.is_regraded) await revalidate();
    setSettled((known) => ({ ...known, [position]: result.settled }));
    return true;
  }

  async function askForHint({ position, hints_html }: ShownQuestion) {
    if (busyWith) return;
    setBusyWith('hint');
    const count = hints_html.length + 1;
    const result = await ask(() => api.quizzes.attempts.hint({ attemptId: attempt.id, position, language, count }));
    setBusyWith(null);
    if (result) setHints((known) => ({ ...known, [position]: result.hints_html }));
  }

  return {
    questions,
    answers: state,
    outbox,
    unchecked,
    busyWith,
    problem,
    answer,
    check,
    askForHint,
    flag: (position: number, isFlagged: boolean) => outbox?.flag(position, isFlagged),
  };
}

export type Taking = ReturnType<typeof useTaking>;
