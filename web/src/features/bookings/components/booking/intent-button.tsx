import { Alert } from '@navor/ui/alert.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useIntent } from '#screen/forms/intent-form.tsx';

type IntentButtonProps = {
  answer: IntentAnswer | undefined;
  intent: string;
  /** Sent along, by name. */
  values?: Record<string, string>;
  variant?: ButtonProps['variant'];
  children: ReactNode;
};

/** A form that is a button alone; why it was refused stands above it. */
export function IntentButton({ answer, intent, values = {}, variant, children }: IntentButtonProps) {
  const state = useIntent(answer, intent);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-2">
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} isBusy={state.isBusy} className="justify-self-start">
        {children}
      </Button>
    </ActionForm>
  );
}
