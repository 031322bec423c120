import type { ConversationCard } from '@navor/contract';
import { conversationTitleLength } from '@navor/contract/choices';
import { Button } from '@navor/ui/button.tsx';
import { Field } from '@navor/ui/field.tsx';
import { Input } from '@navor/ui/input.tsx';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useIntentFetcher } from '#screen/forms/use-intent-fetcher.ts';
import { DeleteConversation } from './delete-conversation.tsx';

type ConversationOptionsProps = {
  conversation: Pick<ConversationCard, 'id' | 'title'>;
  onChanged: () => void;
  onDelete: () => void;
};

/** Renaming and deleting, folded; opens and works without scripts too. */
export function ConversationOptions({ conversation: { id, title }, onChanged, onDelete }: ConversationOptionsProps) {
  const { t } = useTranslation('assistant');
  const { pathname, search } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const action = `${pathname}${search}`;
  const close = () => {
    if (fold.current) fold.current.open = false;
    fold.current?.querySelector('summary')?.focus();
    onChanged();
  };
  const renaming = useIntentFetcher(close);
  return (
    <details ref={fold} className="min-w-0">
      <summary
        aria-label={t('options.open', { title })}
        className="absolute top-0.5 right-0.5 grid size-11 list-none place-items-center rounded-md text-muted hover:bg-action-soft hover:text-ink md:size-10 [&::-webkit-details-marker]:hidden"
      >
        <Ellipsis aria-hidden className="size-5" />
      </summary>
      <div className="grid gap-3 rounded-b-md border-line border-t bg-surface p-3">
        <renaming.Form
          ref={renaming.form}
          method="post"
          action={action}
          onSubmit={renaming.onSubmit}
          className="grid gap-2"
        >
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="conversation_id" value={id} />
          <Field label={t('options.name')} error={renaming.fieldError('title') ?? renaming.formError}>
            <Input key={title} name="title" defaultValue={title} required maxLength={conversationTitleLength.max} />
          </Field>
          <Button type="submit" size="sm" variant="secondary" isBusy={renaming.isBusy} className="justify-self-start">
            {t('options.rename')}
          </Button>
        </renaming.Form>
        <DeleteConversation id={id} title={title} action={action} onDelete={onDelete} />
      </div>
    </details>
  );
}
