import { Alert } from '@navor/ui/alert.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';

type IntentButtonProps<Result> = {
  intent: string;
  /** What it is about; null is nothing. */
  fields: Readonly<Record<string, string | number | null>>;
  onDone: (result: Result) => void;
  variant?: ButtonProps['variant'];
  /** Says more than the button shows, to those who hear it among many alike. */
  label?: string;
  children: ReactNode;
};

/** A form that is nothing but a button. */
export function IntentButton<Result>(props: IntentButtonProps<Result>) {
  const { intent, fields, onDone, variant = 'secondary', label, children } = props;
  const { Form, onSubmit, isBusy, formError } = useIntentFetcher<Result>(onDone);
  return (
    <Form method="post" onSubmit={onSubmit} className="grid justify-items-start gap-2">
      <input type="hidden" name="intent" value={intent} />
      <HiddenFields fields={fields} />
      <Button type="submit" size="sm" variant={variant} isBusy={isBusy} aria-label={label}>
        {children}
      </Button>
      {formError && <Alert tone="danger">{formError}</Alert>}
    </Form>
  );
}

export function HiddenFields({ fields }: Pick<IntentButtonProps<unknown>, 'fields'>) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value ?? ''} />
  ));
}
