import type { DiscussionMessage } from '@navor/contract';
import { Avatar } from '@navor/ui/avatar.tsx';
import { Badge } from '@navor/ui/badge.tsx';
import { Button, type ButtonProps } from '@navor/ui/button.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { ConfirmButton } from '#screen/forms/confirm-button.tsx';
import { LinkedText } from './linked-text.tsx';

type MessageItemProps = { message: DiscussionMessage; onRemove: () => Promise<boolean> };

export function MessageItem({ message, onRemove }: MessageItemProps) {
  const { t } = useTranslation('discussion');
  const format = useFormatter();
  const { author, text, created_at, is_own, can_remove } = message;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar name={author.name} src={author.avatar_url} size="sm" />
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm">
          <span className="font-semibold">{is_own ? t('you') : author.name}</span>
          {author.role !== 'participant' && (
            <Badge tone={author.role === 'tutor' ? 'default' : 'neutral'}>{t(`role.${author.role}`)}</Badge>
          )}
          <time dateTime={created_at.toISOString()} className="text-muted text-xs">
            {format.dateTime(created_at, 'short')}
          </time>
        </p>
        {text === null ? (
          <p className="text-muted text-sm italic">{t('removed')}</p>
        ) : (
          <p className="wrap-anywhere whitespace-pre-wrap text-sm">
            <LinkedText text={text} />
          </p>
        )}
        {can_remove && <RemoveControl message={message} onRemove={onRemove} />}
      </div>
    </li>
  );
}

function RemoveControl({ message: { id, author, is_own }, onRemove }: MessageItemProps) {
  const { t } = useTranslation('discussion');
  const { pathname, search } = useLocation();
  const button: ButtonProps = {
    variant: 'link',
    size: 'sm',
    className: 'min-h-6 justify-self-start px-0 text-xs',
    'aria-label': is_own ? t('remove.own') : t('remove.of', { name: author.name }),
    children: t('remove.action'),
  };
  if (useHasScripts()) {
    const question = {
      title: t('remove.title'),
      description: t('remove.text'),
      confirmLabel: t('remove.confirm'),
      onConfirm: async () => {
        if (!(await onRemove())) toast({ tone: 'danger', title: t('remove.failed') });
      },
    };
    return <ConfirmButton {...button} question={question} />;
  }
  return (
    <form method="post" action={`${pathname}${search}`} className="grid">
      <input type="hidden" name="intent" value="remove-message" />
      <input type="hidden" name="message_id" value={id} />
      <Button {...button} type="submit" />
    </form>
  );
}
