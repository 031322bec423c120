import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { IntentAnswer } from './answer-intent.ts';
import { useAnswerTexts } from './use-form-texts.ts';

/** One form of many alike, such as one in each row of a list: it is answered by itself. `onDone` is called each time its work is done. */
export function useIntentFetcher(onDone: () => void) {
  const { Form, state, data: answer } = useFetcher<IntentAnswer>();
  const texts = useAnswerTexts(answer?.kind === 'refused' ? answer.refusal : undefined);

  // Before the list is read anew: with it, the form may go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever is rendered meanwhile.
  useEffect(() => {
    if (answer?.kind === 'done') onDone();
  }, [answer]);

  return { Form, isBusy: state !== 'idle', ...texts };
}
