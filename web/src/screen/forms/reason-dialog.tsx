import { Alert } from '@navor/ui/alert.tsx';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { JudgedFields } from '@navor/ui/judged-fields.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '#platform/lazy-part.ts';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { useIntentFetcher } from './use-intent-fetcher.ts';

/** Most who come to a screen with such a button are not shown it. */
const ReasonDialogWindow = lazyPart(async () => (await import('./reason-dialog-window.tsx')).ReasonDialogWindow);

type ReasonDialogProps = {
  /** What takes something away is red; what gives something is not. */
  variant?: 'danger' | 'primary';
  /** What the screen's action is asked for, as `intent`, and of whom or what, as `id`. */
  intent: string;
  id: string;
  texts: {
    open: string;
    /** The same with the name of whom it is about, for those who hear the button without its row. */
    openOf: string;
    title: string;
    /** What will happen. */
    consequence: string;
    reason: string;
    reasonHelp: string;
    submit: string;
    /** Where the usual word for leaving a dialog is too much like that of `submit`. */
    cancel?: string;
    done: string;
  };
};

/**
 * Says what will happen to somebody and asks why, before it is done. Without scripts it folds out where it stands. Its button is
 * the same element before and after the window's code has come, so that neither a click nor the focus is lost in between.
 */
export function ReasonDialog({ intent, id, texts, variant = 'danger' }: ReasonDialogProps) {
  const hasScripts = useHasScripts();
  const formId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { Form, form, onSubmit, isBusy, refusal, formError, fieldError, values } = useIntentFetcher(() => {
    setIsOpen(false);
    toast({ tone: 'ok', title: texts.done });
  });

  const asked = (
    <Form ref={form} id={formId} method="post" noValidate={hasScripts} onSubmit={onSubmit} className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <JudgedFields judgement={refusal}>
        <Field label={texts.reason} help={texts.reasonHelp} isRequired error={fieldError('reason')}>
          <Textarea name="reason" rows={2} maxLength={500} defaultValue={values.reason} required={!hasScripts} />
        </Field>
      </JudgedFields>
      {formError && <Alert tone="danger">{formError}</Alert>}
    </Form>
  );
  const submit = (
    <Button type="submit" form={formId} variant={variant} isBusy={isBusy} className="justify-self-start">
      {texts.submit}
    </Button>
  );

  if (!hasScripts) {
    return (
      <details>
        <Button asChild variant="secondary" size="sm" className="whitespace-nowrap">
          <summary aria-label={texts.openOf}>{texts.open}</summary>
        </Button>
        <div className="grid max-w-md gap-4 py-4">
          <p className="text-sm">{texts.consequence}</p>
          {asked}
          {submit}
        </div>
      </details>
    );
  }
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="sm"
        aria-label={texts.openOf}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        className="whitespace-nowrap"
      >
        {texts.open}
      </Button>
      <Suspense fallback={null}>
        <ReasonDialogWindow
          title={texts.title}
          consequence={texts.consequence}
          submit={submit}
          cancelLabel={texts.cancel}
          isOpen={isOpen}
          onOpenChange={(next) => !isBusy && setIsOpen(next)}
          returnFocusTo={() => opener.current}
        >
          {asked}
        </ReasonDialogWindow>
      </Suspense>
    </>
  );
}
