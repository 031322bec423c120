import type { EditedQuestion, Regrading } from '@navor/contract';
import { useEffect, useState } from 'react';
import { api } from '#platform/browser-api.ts';
import type { ApiProblem } from '../use-api-problem.ts';
import { failureOf } from './use-trying.ts';

const askingPauseMs = 1000;

/** The regrading asked for last, asked about again for as long as it is under way, be it that of an earlier visit. */
export function useRegrading({ quiz, id }: EditedQuestion, known: Regrading | null) {
  const [regrading, setRegrading] = useState(known);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [last, setLast] = useState(known);
  // The page was read afresh.
  if (last !== known) {
    setLast(known);
    setRegrading(known);
  }
  const isRunning = regrading !== null && !regrading.is_finished;

  useEffect(() => {
    if (!isRunning) return;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const next = await api.quizzes.questions.regrading({ quizId: quiz.id, questionId: id }, { signal });
        if (signal.aborted) return;
        setRegrading(next);
        setProblem(null);
      } catch (error) {
        if (signal.aborted) return;
        setProblem(failureOf(error, signal));
      }
      timer = setTimeout(ask, askingPauseMs);
    };
    timer = setTimeout(ask, askingPauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isRunning, quiz.id, id]);

  return { regrading, setRegrading, problem: isRunning ? problem : null };
}
