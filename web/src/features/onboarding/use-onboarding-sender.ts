import { useEffect, useRef } from 'react';
import { href, useFetcher } from 'react-router';
import type { FormAnswer } from '#screen/forms/form-answer.ts';
import type { OnboardingAnswer } from './screens/onboarding-action.ts';

type OnboardingSender = {
  answer: OnboardingAnswer | undefined;
  isBusy: boolean;
  send: (values: FormData) => void;
};

/** Sends to the action of the first steps; once, however fast a button is pressed again. */
export function useOnboardingSender(): OnboardingSender {
  const { data, state, submit } = useFetcher<OnboardingAnswer>();
  const isSent = useRef(false);
  useEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state]);

  function send(values: FormData) {
    if (isSent.current) return;
    isSent.current = true;
    void submit(values, { method: 'post', action: href('/onboarding') });
  }

  return { answer: data, isBusy: state !== 'idle', send };
}

/** Why a step was not saved, in the form that `useFormTexts` has words for. */
export function refusalOf(answer: OnboardingAnswer | undefined): FormAnswer | undefined {
  if (answer?.kind === 'refused') return answer.answer;
  return answer?.kind === 'failed' ? unknownFailure : undefined;
}

const unknownFailure: FormAnswer = { code: 'INTERNAL', fields: [], values: {} };
