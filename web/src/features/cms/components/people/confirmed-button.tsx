import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';

type ConfirmedButtonProps = {
  intent: 'remove' | 'leave' | 'handOver';
  /** Whom it concerns; empty for the house. */
  id: string;
  texts: { open: string; openOf: string; title: string; text: string; done: string };
  tone?: 'default' | 'danger';
};

/** A button for what has consequences: they are told before anything is sent. */
export function ConfirmedButton({ intent, id, texts, tone = 'default' }: ConfirmedButtonProps) {
  const { submit, data: answer } = useFetcher<IntentAnswer>();
  const { formError } = useAnswerTexts(answer?.kind === 'refused' ? answer.refusal : undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever is rendered meanwhile.
  useEffect(() => {
    if (answer?.kind === 'done') toast({ tone: 'ok', title: texts.done });
  }, [answer]);

  return (
    <>
      <ConfirmDialog
        title={texts.title}
        description={texts.text}
        confirmLabel={texts.open}
        tone={tone}
        onConfirm={() => submit({ intent, id }, { method: 'post' })}
        trigger={
          <Button size="sm" variant="secondary" aria-label={texts.openOf}>
            {texts.open}
          </Button>
        }
      />
      {formError && (
        <p role="alert" className="text-danger text-sm">
          {formError}
        </p>
      )}
    </>
  );
}
