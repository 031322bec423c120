import { useEffect, useRef } from 'react';
import type { FormAnswer } from './form-answer.ts';

/** For the form's `ref`: after a refusal, the first field that is to be corrected has the focus. */
export function useFocusOnRefusal(answer: FormAnswer | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  return form;
}
