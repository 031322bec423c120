import { type ComponentProps, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormAnswer } from './form-answer.ts';

type ActionFormProps = ComponentProps<typeof Form> & { answer: FormAnswer | undefined };

/**
 * A form for a screen's action. It is sent once, however fast its button is pressed again, and after a refusal the
 * first field that is to be corrected has the focus.
 */
export function ActionForm({ answer, ...props }: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const { state } = useNavigation();

  useEffect(() => {
    if (state === 'idle') isSent.current = false;
  }, [state]);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);

  return (
    <Form
      {...props}
      ref={form}
      method="post"
      noValidate
      // The screen shows that it is busy only with its next rendering, which a second click can be faster than.
      onSubmit={(event) => {
        if (isSent.current) event.preventDefault();
        isSent.current = true;
      }}
    />
  );
}
