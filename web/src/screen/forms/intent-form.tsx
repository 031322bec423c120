import { Alert } from '@navor/ui/alert.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { ActionForm } from '#screen/forms/action-form.tsx';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import type { IntentAnswer } from './answer-intent.ts';

type ResultOf<Answer, Intent> =
  Extract<Answer, { kind: 'done'; intent: Intent }> extends { result: infer Result } ? Result : never;

export type IntentState<Result = unknown> = ReturnType<typeof useAnswerTexts> & {
  intent: string;
  isBusy: boolean;
  refusal: Extract<IntentAnswer, { kind: 'refused' }>['refusal'] | undefined;
  result: Result | undefined;
  /** Grows with each success, before the page's data is read anew: see `useAtRest` for what starts afresh with that data. */
  timesDone: number;
};

/** One form of a screen that has several: what it was answered last, whatever the others have been answered since. */
export function useIntent<Answer extends IntentAnswer, Intent extends Answer['intent']>(
  latest: Answer | undefined,
  intent: Intent,
): IntentState<ResultOf<Answer, Intent>> {
  const { state, formData } = useNavigation();
  const own = latest?.intent === intent ? latest : undefined;
  const [kept, setKept] = useState({ answer: own, timesDone: own?.kind === 'done' ? 1 : 0 });
  if (own && own !== kept.answer) {
    setKept({ answer: own, timesDone: kept.timesDone + (own.kind === 'done' ? 1 : 0) });
  }
  const answer = own ?? kept.answer;
  const refusal = answer?.kind === 'refused' ? answer.refusal : undefined;
  return {
    ...useAnswerTexts(refusal),
    intent,
    refusal,
    isBusy: state !== 'idle' && formData?.get('intent') === intent,
    result: answer?.kind === 'done' ? (answer.result as ResultOf<Answer, Intent>) : undefined,
    timesDone: kept.timesDone,
  };
}

/**
 * The value as of when no page was being loaded. An answer comes before the data that it has changed: fields that are keyed by it
 * at once would begin with what was saved before, and send that with the next click.
 */
export function useAtRest<Value>(value: Value): Value {
  const isAtRest = useNavigation().state === 'idle';
  const [last, setLast] = useState(value);
  if (isAtRest && value !== last) setLast(value);
  return isAtRest ? value : last;
}

/** Says that a form's work is done, each time it is. */
export function useDoneToast({ timesDone }: IntentState, title: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language must not say it again.
  useEffect(() => {
    if (timesDone > 0) toast({ tone: 'ok', title });
  }, [timesDone]);
}

type IntentFormProps = {
  state: IntentState;
  submitLabel: string;
  variant?: ButtonProps['variant'];
  children?: ReactNode;
};

/** Its fields start afresh with success, while its button keeps the focus. */
export function IntentForm({ state, submitLabel, variant, children }: IntentFormProps) {
  const timesRead = useAtRest(state.timesDone);
  return (
    <ActionForm answer={state.refusal} preventScrollReset className="grid max-w-md gap-5">
      <input type="hidden" name="intent" value={state.intent} />
      {state.formError && <Alert tone="danger">{state.formError}</Alert>}
      <Fragment key={timesRead}>{children}</Fragment>
      <Button type="submit" variant={variant} isBusy={state.isBusy} className="justify-self-start">
        {submitLabel}
      </Button>
    </ActionForm>
  );
}
