import type { EditedQuestion, QuestionDraft } from '@navor/contract';
import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { api } from '#platform/browser-api.ts';
import { useWriteKeys } from '#screen/forms/use-write-keys.ts';
import { editQuestionPath } from '../../quiz-paths.ts';
import { useApiProblem } from '../use-api-problem.ts';
import { unsavedVersion } from './new-source.ts';
import { problemListId } from './problem-list.tsx';
import { formProblemsOf } from './shown-problem.ts';
import type { Editor } from './use-editor.ts';
import type { Trying } from './use-trying.ts';

type SavingProps = { question: EditedQuestion; draft: QuestionDraft | null; editor: Editor; trying: Trying };

/**
 * Saves a question: into the draft of a quiz that learners can take, or for them at once. Where somebody else was faster,
 * what they saved is fetched and the edit stays as it is.
 */
export function useSaving({ question: { quiz, id }, draft, editor: { state, change }, trying }: SavingProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const writeKeys = useWriteKeys();
  const [addedId, setAddedId] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { problem, attempt: ask } = useApiProblem();

  function refuse(problems: Parameters<Trying['setProblems']>[0]) {
    trying.setProblems(problems);
    setIsRefused(true);
    requestAnimationFrame(() => document.getElementById(problemListId)?.focus());
  }

  // Only once the change is known to be saved: the page asks before it is left with one that is not.
  useEffect(() => {
    if (addedId !== null) navigate(editQuestionPath(quiz.id, addedId), { replace: true });
  }, [addedId, navigate, quiz.id]);

  async function add() {
    const { source, saved } = state;
    const question = { quizId: quiz.id, source };
    const added = await api.cms.quizzes.addQuestion({ ...question, write_key: writeKeys.keyOf(question) });
    if (added.kind === 'refused') return refuse(added.problems.map((told) => ({ kind: 'said', ...told })));
    writeKeys.forget();
    change({ kind: 'saved', saved: { ...saved, source } });
    setAddedId(added.question_id);
  }

  async function saveAgain(isForLearners: boolean) {
    const { source, saved } = state;
    const answer = await api.cms.quizzes.saveQuestion({
      ...{ quizId: quiz.id, questionId: id, source, base_hash: saved.hash ?? '', is_for_learners: isForLearners },
      version: saved.version === unsavedVersion ? null : saved.version,
    });
    if (answer.kind === 'outdated') return await revalidate();
    if (answer.kind === 'refused') return refuse(answer.problems.map((told) => ({ kind: 'said', ...told })));
    const isDrafted = answer.kind === 'drafted';
    const version = answer.kind === 'saved' ? answer.version : saved.version;
    change({ kind: 'saved', saved: { version, hash: answer.hash, isDrafted, source } });
    setDone(answer.kind === 'saved' ? { kind: 'saved', version } : { kind: 'drafted' });
  }

  async function save(isForLearners: boolean) {
    if (isBusy) return;
    setIsBusy(true);
    setIsRefused(false);
    setDone(null);
    await ask(async () => {
      try {
        await (draft === null ? add() : saveAgain(isForLearners));
      } catch (error) {
        const problems = formProblemsOf(error, state.source);
        if (problems.length > 0) return refuse(problems);
        if (isApiError(error) && error.code === 'VERSION_CHANGED') return await revalidate();
        throw error;
      }
    });
    setIsBusy(false);
  }

  return { isBusy, isRefused, done, problem, save };
}

type Done = { kind: 'saved'; version: number } | { kind: 'drafted' };

export type Saving = ReturnType<typeof useSaving>;
