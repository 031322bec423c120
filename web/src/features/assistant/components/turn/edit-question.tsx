import type { Turn } from '@navor/contract';
import { isBlankMessage, questionLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { Pencil } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useDraft } from '#platform/outbox/use-draft.ts';
import { editDraftKey } from '../chat/draft-keys.ts';
import { NewIdFields } from '../chat/new-ids.tsx';

type EditQuestionProps = {
  turn: Turn;
  /** Whether it was taken. */
  onSend: (turn: Turn, text: string) => Promise<boolean>;
};

/** Opens and sends without scripts too. */
export function EditQuestion({ turn, onSend }: EditQuestionProps) {
  const { t } = useTranslation(['assistant', 'errors', 'ui']);
  const { pathname } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const draft = useDraft(editDraftKey(useAuth().user?.id ?? '', turn.id), turn.text);
  const { text } = draft;
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBlankMessage(text) || text.length > questionLength.max) return;
    setIsSending(true);
    const isTaken = await onSend(turn, text.trim());
    setIsSending(false);
    if (!isTaken) return;
    draft.clear();
    if (fold.current) fold.current.open = false;
  }

  function cancel() {
    draft.clear();
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={fold}
      className="w-full print:hidden"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector('textarea')?.focus()}
    >
      <summary className="ml-auto flex min-h-11 w-fit list-none items-center gap-2 rounded-md px-3 text-muted text-sm hover:bg-action-soft md:min-h-8 [&::-webkit-details-marker]:hidden">
        <Pencil aria-hidden className="size-4" />
        {t('edit.open')}
      </summary>
      <form method="post" action={pathname} onSubmit={send} className="grid gap-2 pt-2">
        <NewIdFields intent="again" turnId={turn.id} />
        <Field label={t('edit.label')} error={isBlankMessage(text) ? t('errors:field.required') : undefined}>
          <Textarea
            name="text"
            rows={2}
            required
            maxLength={questionLength.max}
            className="max-h-72 min-h-16"
            value={text}
            onChange={({ target: { value } }) => {
              if (value === turn.text) draft.clear();
              else draft.write(value);
            }}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="sm" variant="secondary" className="noscript:hidden" onClick={cancel}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" size="sm" isBusy={isSending}>
            {t('edit.send')}
          </Button>
        </div>
      </form>
    </details>
  );
}
