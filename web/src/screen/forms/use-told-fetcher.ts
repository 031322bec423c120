import { useEffect, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher, useRevalidator } from 'react-router';
import type { IntentAnswer } from './answer-intent.ts';
import { useEachAnswer } from './use-each-answer.ts';

type Told<Result> = {
  onAnswer?: () => void;
  /** Called each time the work is done, before the page's data is read anew. */
  onDone: (result: Result) => void;
  onRefused?: () => void;
};

/**
 * A fetcher that tells what it was answered. The page's data is read anew after that: with the new data whatever has sent it may
 * go, and a busy browser draws both at once where one is not waited for.
 */
export function useToldFetcher<Result = unknown>({ onAnswer, onDone, onRefused }: Told<Result>) {
  const { submit, data: answer, state, ...fetcher } = useFetcher<IntentAnswer>();
  const { revalidate } = useRevalidator();
  const [isReadAnew, setReadAnew] = useState(false);
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEachAnswer(answer, (given) => {
    onAnswer?.();
    if (given.kind !== 'done') return onRefused?.();
    onDone(given.result as Result);
    setReadAnew(true);
    void revalidate().finally(() => setReadAnew(false));
  });

  return {
    ...fetcher,
    state,
    answer,
    isBusy: state !== 'idle' || isReadAnew,
    submit: async (target: SubmitTarget) => {
      await submit(target, { method: 'post', defaultShouldRevalidate: false });
      // Whoever has left what has sent it may be looking at what it has changed.
      if (isGone.current) await revalidate();
    },
  };
}
