import { discussionMessageLength, isBlankMessage } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Textarea } from '@navor/ui/textarea.tsx';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDraft } from '#platform/outbox/use-draft.ts';

type MessageFormProps = {
  draftKey: string;
  /** For a message that is sent without scripts: sent twice, it is still one. */
  newMessageId: string;
  /** Of one that was sent without scripts and refused. */
  refused?: { text: string; error: string } | undefined;
  onSend: (text: string) => void;
};

/** A form of the page without scripts; with them, what is written is in the list at once and the field is free again. */
export function MessageForm({ draftKey, newMessageId, refused, onSend }: MessageFormProps) {
  const { t } = useTranslation(['discussion', 'errors']);
  const { pathname } = useLocation();
  const [isSent, setIsSent] = useState(false);
  /** What the page came with is over with the next message: neither its text nor its error comes back. */
  const latest = isSent ? undefined : refused;
  const draft = useDraft(draftKey, latest?.text);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    const isBlank = isBlankMessage(draft.text);
    setIsMissing(isBlank);
    if (!isBlank) {
      onSend(draft.text.trim());
      draft.clear();
      setIsSent(true);
    }
    field.current?.focus();
  }

  const missing = isMissing && isBlankMessage(draft.text) && t('errors:field.required');
  return (
    <form method="post" action={`${pathname}#discussion`} onSubmit={send} noValidate className="grid gap-2">
      <input type="hidden" name="intent" value="write-message" />
      <input type="hidden" name="message_id" value={newMessageId} />
      <Field label={t('write.label')} help={t('write.help')} error={missing || latest?.error}>
        <Textarea
          ref={field}
          name="text"
          rows={2}
          className="max-h-60 min-h-16"
          required
          maxLength={discussionMessageLength.max}
          value={draft.text}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
          }}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        <SendHorizontal aria-hidden />
        {t('write.send')}
      </Button>
    </form>
  );
}
