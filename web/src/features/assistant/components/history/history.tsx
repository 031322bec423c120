import type { ConversationCard } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { Input } from '@navor/ui/input.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { Pagination } from '@navor/ui/pagination.tsx';
import { Plus, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Link, useLocation } from 'react-router';
import { listAddress } from '#screen/filter-form/list-address.ts';
import { attachedParts, chatPath, withAttached } from '../../assistant-paths.ts';
import { ConversationRow } from './conversation-row.tsx';

export type HistoryData = { conversations: ConversationCard[]; page: number; pageCount: number; q: string };

type HistoryProps = {
  history: HistoryData;
  /** Where the list stands: beside a conversation, or beside a new one. */
  path: string;
  currentId: string | undefined;
  /** On phones it is a view of its own. */
  isOpen: boolean;
  onChanged: () => void;
};

export function History({ history, path, currentId, isOpen, onChanged }: HistoryProps) {
  const { t } = useTranslation('assistant');
  const { conversations, page, pageCount, q } = history;
  const { search } = useLocation();
  const view = isOpen ? 'history' : undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const beingDeleted = useRef<string | null>(null);
  const noteDeleted = useEffectEvent(() => {
    if (!beingDeleted.current || conversations.some(({ id }) => id === beingDeleted.current)) return;
    beingDeleted.current = null;
    onChanged();
    // The row that had the focus is gone.
    if (document.activeElement === document.body) heading.current?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list has come.
  useEffect(() => noteDeleted(), [conversations]);
  return (
    <aside
      aria-labelledby="chat-history"
      className={`${isOpen ? '' : 'max-lg:hidden'} grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:border-line lg:border-l lg:pl-4`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} id="chat-history" tabIndex={-1} className="rounded-sm font-semibold text-lg">
          {t('history.title')}
        </h2>
        <Button asChild size="sm" variant="secondary">
          <Link to={chatPath}>
            <Plus aria-hidden />
            {t('new')}
          </Link>
        </Button>
      </div>
      {isOpen && (
        <TextLink to={withAttached(path, search)} className="justify-self-start text-sm lg:hidden">
          {t('history.back')}
        </TextLink>
      )}
      {(q || conversations.length > 0) && (
        <Form role="search" action={path} className="flex gap-2">
          {view && <input type="hidden" name="view" value={view} />}
          {attachedParts(search).map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
          <Input
            key={q}
            name="search"
            type="search"
            defaultValue={q}
            maxLength={100}
            aria-label={t('history.search')}
            placeholder={t('history.search')}
            className="grow"
          />
          <Button type="submit" variant="secondary" size="icon" aria-label={t('history.find')}>
            <Search aria-hidden />
          </Button>
        </Form>
      )}
      {q && (
        <TextLink to={withAttached(listAddress(path, { view }), search)} className="justify-self-start text-sm">
          {t('history.clear')}
        </TextLink>
      )}
      {conversations.length === 0 && (
        <p role="status" className="wrap-anywhere text-muted text-sm">
          {q ? t('history.notFound', { q }) : t('history.none')}
        </p>
      )}
      <ul className="grid gap-1">
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isCurrent={conversation.id === currentId}
            onChanged={onChanged}
            onDelete={() => {
              beingDeleted.current = conversation.id;
            }}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(next) => withAttached(listAddress(path, { search: q, view }, next), search)}
        label={t('history.pages')}
        className="flex-wrap [&_ol]:hidden! [&_p]:block!"
      />
    </aside>
  );
}
