import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessOffline } from '#platform/offline.ts';
import { useAnswerTexts } from './use-form-texts.ts';
import { useToldFetcher } from './use-told-fetcher.ts';

/**
 * One form of many alike, such as one in each row of a list: it is answered by itself, while the page stays. It is sent once,
 * however fast its button is pressed again, and not at all without a connection, which is told as a refusal is. `onDone` is called each time its work is done.
 * With `form` as its `ref`, the first field that is to be corrected has the focus after a refusal.
 */
export function useIntentFetcher<Result = unknown>(onDone: (result: Result) => void) {
  const { t } = useTranslation('ui');
  const isSent = useRef(false);
  const isConnectionAskedFor = useRef(false);
  /** What was to be sent without a connection. */
  const [heldBack, setHeldBack] = useState<Record<string, string> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { Form, submit, state, isBusy, formData, answer } = useToldFetcher<Result>({
    // An answer may come before anything was drawn as busy.
    onAnswer: () => {
      isSent.current = false;
    },
    onDone,
    onRefused: () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  });
  const refusal = answer?.kind === 'refused' ? answer.refusal : undefined;
  const texts = useAnswerTexts(refusal);

  useLayoutEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSent.current || isConnectionAskedFor.current) return;
    isConnectionAskedFor.current = true;
    const pressed = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const target = (submitter as HTMLButtonElement | null) ?? pressed;
    void unlessOffline(
      () => {
        isConnectionAskedFor.current = false;
        setHeldBack(null);
        isSent.current = true;
        return submit(target);
      },
      () => {
        isConnectionAskedFor.current = false;
        setHeldBack(textsIn(pressed));
      },
    );
  }

  const told = heldBack ? { ...texts, formError: t('offline'), values: heldBack } : texts;
  return { Form, form, onSubmit, isBusy, sent: formData, refusal, ...told };
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  return Object.fromEntries(texts);
}
