import { useEffect, useRef, useState } from 'react';
import { type SubmitTarget, useFetcher, useRevalidator } from 'react-router';
import type { IntentAnswer } from './answer-intent.ts';

/**
 * A fetcher that tells what it was answered, by `onDone` each time its work is done, before the page's data is read anew: with the
 * new data whatever has sent it may go, and a busy browser draws both at once where one is not waited for.
 */
export function useToldFetcher<Result = unknown>(onDone: (result: Result) => void) {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever is rendered meanwhile.
  useEffect(() => {
    if (answer?.kind !== 'done') return;
    onDone(answer.result as Result);
    setReadAnew(true);
    void revalidate().finally(() => setReadAnew(false));
  }, [answer]);

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
