import { Alert } from '@navor/ui/alert.tsx';
import { useRef } from 'react';
import { href, useFetcher } from 'react-router';
import { GoalChoice } from '#features/identity/index.ts';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useFormTexts } from '#screen/forms/use-form-texts.ts';
import type { OnboardingAnswer } from '../screens/onboarding-action.ts';
import { refusalOf } from '../use-onboarding-sender.ts';

/** Each choice is saved as it is made: whoever goes on without a further word loses none. */
export function GoalsForm() {
  const { profile } = useAuth();
  const { data: answer, submit } = useFetcher<OnboardingAnswer>();
  const { formError } = useFormTexts(refusalOf(answer));
  // One after another, so that what was chosen last is what stays.
  const saved = useRef(Promise.resolve());

  function save(form: HTMLFormElement) {
    const values = new FormData(form);
    const send = () => submit(values, { method: 'post', action: href('/onboarding') });
    saved.current = saved.current.then(send, send);
  }

  return (
    <form className="mt-2 grid gap-4" onChange={(event) => save(event.currentTarget)}>
      <input type="hidden" name="intent" value="goals" />
      <GoalChoice chosen={profile?.learning_goals ?? []} />
      {answer?.kind !== 'saved' && formError && <Alert tone="danger">{formError}</Alert>}
    </form>
  );
}
