import { ConfirmDialog } from '@navor/ui/alert-dialog.tsx';
import { Button } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { useToldFetcher } from '#screen/forms/use-told-fetcher.ts';

type ConfirmedButtonProps = {
  intent: 'remove' | 'leave' | 'handOver';
  /** Whom it concerns; empty for the house. */
  id: string;
  texts: { open: string; openOf: string; title: string; text: string; done: string };
  tone?: 'default' | 'danger';
};

/** A button for what has consequences: they are told before anything is sent. */
export function ConfirmedButton({ intent, id, texts, tone = 'default' }: ConfirmedButtonProps) {
  const { submit, answer } = useToldFetcher({ onDone: () => toast({ tone: 'ok', title: texts.done }) });
  const { formError } = useAnswerTexts(answer?.kind === 'refused' ? answer.refusal : undefined);

  return (
    <>
      <ConfirmDialog
        title={texts.title}
        description={texts.text}
        confirmLabel={texts.open}
        tone={tone}
        onConfirm={() => submit({ intent, id })}
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
