import type { ChangedQuestion, CollectedQuestion, QuestionsChange } from '@navor/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#platform/browser-api.ts';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { useApiProblem } from '../use-api-problem.ts';

/** What became of the questions that were changed, taken back or copied last. */
export type ChangingOutcome =
  | { kind: 'changed' | 'undone'; changes: readonly ChangedQuestion[] }
  | { kind: 'copied'; quizId: string; total: number; count: number; faulty: readonly CollectedQuestion[] };

/** The change of many questions, one at a time: a second click would find all of them changed, and nothing to undo. */
export function useChangingQuestions() {
  const { revalidate } = useRevalidator();
  const { problem, attempt } = useApiProblem();
  const writeKeys = useWriteKeys();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<ChangingOutcome | null>(null);

  /** What was done before can be taken back until something else is done. */
  async function run(ask: () => Promise<ChangingOutcome | null>): Promise<boolean> {
    setIsBusy(true);
    const next = await ask();
    if (next) {
      setOutcome(next);
      await revalidate();
    }
    setIsBusy(false);
    return next !== null;
  }

  return {
    ...{ problem, isBusy, outcome },
    change: (questions: readonly CollectedQuestion[], change: QuestionsChange) =>
      run(async () => {
        const based = questions.map(({ quiz, id, version }) => ({ quiz_id: quiz.id, question_id: id, version }));
        const changes = await attempt(() => api.quizzes.collection.change({ questions: based, change }));
        return changes && { kind: 'changed', changes };
      }),
    undo: (done: ChangedQuestion[]) =>
      run(async () => {
        const changes = await attempt(() => api.quizzes.collection.undo({ changes: done }));
        return changes && { kind: 'undone', changes };
      }),
    copy: (questions: readonly CollectedQuestion[], quizId: string) =>
      run(async () => {
        const faulty: CollectedQuestion[] = [];
        let count = 0;
        for (const question of questions) {
          const copy = { quizId, from_quiz_id: question.quiz.id, from_question_id: question.id };
          const write_key = writeKeys.keyOf(copy);
          const copied = await attempt(() => api.cms.quizzes.copyQuestion({ ...copy, write_key }));
          if (!copied) break;
          if (copied.kind === 'copied') count += 1;
          else faulty.push(question);
        }
        // Those that were copied before something failed are not copied again with the others.
        if (count + faulty.length === questions.length) writeKeys.forget();
        const isNone = count === 0 && faulty.length === 0;
        return isNone ? null : { kind: 'copied', quizId, total: questions.length, count, faulty };
      }),
  };
}
