import type { ConversationCard } from '@navor/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormatter } from '#platform/use-formatter.ts';
import { conversationPath } from '../../assistant-paths.ts';
import { ConversationOptions } from './conversation-options.tsx';

type ConversationRowProps = {
  conversation: ConversationCard;
  isCurrent: boolean;
  onChanged: () => void;
  onDelete: () => void;
};

export function ConversationRow({ conversation, isCurrent, onChanged, onDelete }: ConversationRowProps) {
  const { t } = useTranslation('assistant');
  const format = useFormatter();
  const { id, title, language, updated_at, is_writing, found } = conversation;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)] rounded-md has-[a[aria-current=page]]:bg-action-soft">
      <Link
        to={conversationPath(id)}
        aria-current={isCurrent ? 'page' : undefined}
        className="grid min-h-11 gap-0.5 rounded-md py-2 pr-12 pl-3 hover:bg-action-soft"
      >
        <span lang={language} className="truncate font-medium text-sm">
          {title}
        </span>
        {found && (
          <span lang={language} className="wrap-anywhere line-clamp-2 text-muted text-xs">
            {found}
          </span>
        )}
        <span className="text-muted text-xs">
          {format.date(updated_at, 'short')}
          {is_writing && ` · ${t('history.writing')}`}
        </span>
      </Link>
      <ConversationOptions conversation={conversation} onChanged={onChanged} onDelete={onDelete} />
    </li>
  );
}
