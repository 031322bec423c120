import type { ComponentProps, FormEvent } from 'react';
import { useLocation } from 'react-router';

type IntentFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> & {
  /** What the screen's action is to do where no script is there to do it. */
  intent: string;
  onSend: (form: FormData) => void;
};

/** Sent as a page without scripts; with them, `onSend` does the work and nothing is loaded. */
export function IntentForm({ intent, onSend, children, ...props }: IntentFormProps) {
  const { pathname } = useLocation();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  }
  return (
    <form {...props} method="post" action={pathname} onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  );
}
