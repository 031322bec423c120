import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import type { IntentState } from '#screen/forms/intent-form.tsx';

type SettingsFormProps = { state: IntentState; submitLabel: string; savedText: string; children: ReactNode };

/** Where a form that was sent without scripts leads on to: no toast says there that it was saved. */
export const savedQuery = '?saved=yes';

/** A form that goes on showing what was saved, with one button for all of it. */
export function SettingsForm({ state, submitLabel, savedText, children }: SettingsFormProps) {
  const [query] = useSearchParams();
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid gap-8">
      <input type="hidden" name="intent" value={state.intent} />
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      {query.has('saved') && state.timesDone === 0 && !state.refusal && <Alert tone="ok">{savedText}</Alert>}
      {children}
      <Button type="submit" isBusy={state.isBusy} className="justify-self-start">
        {submitLabel}
      </Button>
    </ActionForm>
  );
}
