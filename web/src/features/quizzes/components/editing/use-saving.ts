import type { EditedQuestion } from '@navor/contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';
import { useApiProblem } from '../use-api-problem.ts';
import { problemListId } from './problem-list.tsx';
import { formProblemsOf } from './shown-problem.ts';
import type { Editor } from './use-editor.ts';
import type { Trying } from './use-trying.ts';

/** Saves a new version. Where somebody else was faster, their version is fetched and the edit stays as it is. */
export function useSaving({ quiz, id }: EditedQuestion, { state, change }: Editor, trying: Trying) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const [savedVersion, setSavedVersion] = useState<number | null>(null);
  const { problem, attempt: ask } = useApiProblem();

  function refuse(problems: Parameters<Trying['setProblems']>[0]) {
    trying.setProblems(problems);
    setIsRefused(true);
    requestAnimationFrame(() => document.getElementById(problemListId)?.focus());
  }

  async function save() {
    if (isBusy) return;
    setIsBusy(true);
    setIsRefused(false);
    setSavedVersion(null);
    const { source, saved } = state;
    await ask(async () => {
      try {
        const answer = await api.quizzes.questions.save({
          quizId: quiz.id,
          questionId: id,
          source,
          version: saved.version,
        });
        if (answer.kind === 'refused') return refuse(answer.problems.map((told) => ({ kind: 'said', ...told })));
        change({ kind: 'saved', saved: { version: answer.version, source } });
        setSavedVersion(answer.version);
      } catch (error) {
        const problems = formProblemsOf(error, source);
        if (problems.length > 0) return refuse(problems);
        if (isApiError(error) && error.code === 'VERSION_CHANGED') return await revalidate();
        throw error;
      }
    });
    setIsBusy(false);
  }

  return { isBusy, isRefused, savedVersion, problem, save };
}

export type Saving = ReturnType<typeof useSaving>;
