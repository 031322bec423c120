import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { forgetDraft } from '#platform/outbox/use-draft.ts';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import type { IntentAnswer } from '#screen/forms/answer-intent.ts';
import { ConfirmButton } from '#screen/forms/confirm-button.tsx';
import { useAnswerTexts } from '#screen/forms/use-form-texts.ts';
import { questionDraftKey } from '../chat/draft-keys.ts';

type DeleteConversationProps = { id: string; title: string; action: string; onDelete: () => void };

/** Asks first; without scripts the words beside the button do. */
export function DeleteConversation({ id, title, action, onDelete }: DeleteConversationProps) {
  const { t } = useTranslation('assistant');
  const { user } = useAuth();
  const { submit, state, data: answer, Form } = useFetcher<IntentAnswer>();
  const { formError } = useAnswerTexts(answer?.kind === 'refused' ? answer.refusal : undefined);
  const button: ButtonProps = {
    size: 'sm',
    variant: 'ghost',
    className: 'justify-self-start text-danger!',
    isBusy: state !== 'idle',
    children: (
      <>
        <Trash2 aria-hidden />
        {t('options.delete')}
      </>
    ),
  };
  const sent = { intent: 'delete', conversation_id: id };
  const consequence = t('options.consequence', { title });
  if (!useHasScripts()) {
    return (
      <Form method="post" action={action} className="grid gap-1">
        {Object.entries(sent).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="wrap-anywhere text-muted text-xs">{consequence}</p>
        <Button {...button} type="submit" />
      </Form>
    );
  }
  const question = {
    title: t('options.ask'),
    description: consequence,
    confirmLabel: t('options.delete'),
    onConfirm: () => {
      onDelete();
      if (user) forgetDraft(questionDraftKey(user.id, id));
      return submit(sent, { method: 'post', action });
    },
  };
  return (
    <div className="grid gap-1">
      {formError && <p className="text-danger text-sm">{formError}</p>}
      <ConfirmButton {...button} question={question} />
    </div>
  );
}
