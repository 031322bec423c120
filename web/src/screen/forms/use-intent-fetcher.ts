import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { isOffline } from '#platform/offline.ts';
import type { IntentAnswer } from './answer-intent.ts';
import { useAnswerTexts } from './use-form-texts.ts';

/**
 * One form of many alike, such as one in each row of a list: it is answered by itself, while the page stays. It is sent once,
 * however fast its button is pressed again, and not at all without a connection, which is told as a refusal is. `onDone` is called each time its work is done.
 * With `form` as its `ref`, the first field that is to be corrected has the focus after a refusal.
 */
export function useIntentFetcher<Result = unknown>(onDone: (result: Result) => void) {
  const { t } = useTranslation('ui');
  const { Form, state, formData, data: answer } = useFetcher<IntentAnswer>();
  const refusal = answer?.kind === 'refused' ? answer.refusal : undefined;
  const texts = useAnswerTexts(refusal);
  const isSent = useRef(false);
  /** What was to be sent without a connection. */
  const [heldBack, setHeldBack] = useState<Record<string, string> | null>(null);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer may come before anything was rendered as busy.
  useLayoutEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state, answer]);

  // Before the list is read anew: with it, the form may go.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever is rendered meanwhile.
  useEffect(() => {
    if (answer?.kind === 'done') onDone(answer.result as Result);
  }, [answer]);

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (isSent.current) return event.preventDefault();
    const isWithoutConnection = isOffline();
    setHeldBack(isWithoutConnection ? textsIn(event.currentTarget) : null);
    if (isWithoutConnection) event.preventDefault();
    else isSent.current = true;
  }

  const told = heldBack ? { ...texts, formError: t('offline'), values: heldBack } : texts;
  return { Form, form, onSubmit, isBusy: state !== 'idle', sent: formData, refusal, ...told };
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}
