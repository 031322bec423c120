import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { toast } from '@navor/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHasScripts } from '#platform/use-has-scripts.ts';
import { TitledSection } from '#screen/titled-section.tsx';
import { useKeptFocus } from '#screen/use-kept-focus.ts';
import type { LoadedDiscussion } from './load-discussion.ts';
import { MessageForm } from './message-form.tsx';
import { MessageItem } from './message-item.tsx';
import { UnsentMessages } from './unsent-messages.tsx';
import { type UsedDiscussion, useDiscussion } from './use-discussion.ts';
import { useEndInView } from './use-end-in-view.ts';

type DiscussionProps = {
  sessionId: string;
  userId: string;
  loaded: LoadedDiscussion;
  /** Of a message that was sent without scripts and refused. */
  refused?: { text: string; error: string } | undefined;
};

/** The discussion of a group session, which everybody who takes part in sees grow. */
export function Discussion({ sessionId, userId, loaded, refused }: DiscussionProps) {
  const { t } = useTranslation('discussion');
  const { pathname } = useLocation();
  const used = useDiscussion({ sessionId, userId }, loaded.discussion, loaded.isNewest);
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  // Of messages with buttons that go with them; what others do must not take the focus.
  const [timesHandled, setTimesHandled] = useState(0);
  const box = useKeptFocus<HTMLDivElement>(timesHandled);
  const unsent = Object.keys({ ...used.sending.refused, ...used.sending.pending });
  useEndInView(box, unsent.at(-1) ?? used.messages.at(-1)?.id);

  async function remove(id: string): Promise<boolean> {
    const isRemoved = await used.remove(id);
    if (isRemoved) setTimesHandled((times) => times + 1);
    return isRemoved;
  }

  function handleUnsent(handle: (id: string) => void) {
    return (id: string) => {
      handle(id);
      setTimesHandled((times) => times + 1);
    };
  }

  async function loadEarlier() {
    setIsLoadingEarlier(true);
    // What stands first now stays where it is, and what is before it comes above.
    const fromEnd = (box.current?.scrollHeight ?? 0) - (box.current?.scrollTop ?? 0);
    await used.loadEarlier().catch(() => toast({ tone: 'danger', title: t('earlierFailed') }));
    requestAnimationFrame(() => {
      box.current?.scrollTo({ top: box.current.scrollHeight - fromEnd });
      setIsLoadingEarlier(false);
    });
  }

  const isEmpty = used.messages.length + unsent.length === 0;
  return (
    <TitledSection title={t('title')} text={t('lead')}>
      {/* A part that scrolls is reached with the keyboard; what is read at its beginning is not announced as new. */}
      <div
        ref={box}
        id="discussion"
        role="log"
        aria-label={t('title')}
        aria-live={isLoadingEarlier ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
        tabIndex={0}
        className="grid max-h-[32rem] scroll-mt-6 content-start gap-4 overflow-y-auto rounded-md border border-line bg-surface p-4"
      >
        {used.has_earlier && <EarlierLink used={used} isBusy={isLoadingEarlier} onLoad={loadEarlier} />}
        {isEmpty && <p className="text-muted text-sm">{t('empty')}</p>}
        <ol className="grid gap-4">
          {used.messages.map((message) => (
            <MessageItem key={message.id} message={message} onRemove={() => remove(message.id)} />
          ))}
          <UnsentMessages {...used} sendAgain={handleUnsent(used.sendAgain)} discard={handleUnsent(used.discard)} />
        </ol>
        {!loaded.isNewest && <TextLink to={`${pathname}#discussion`}>{t('newest')}</TextLink>}
      </div>
      <MessageForm
        draftKey={`message-draft:${userId}:${sessionId}`}
        newMessageId={loaded.newMessageId}
        refused={refused}
        onSend={used.write}
      />
    </TitledSection>
  );
}

type EarlierLinkProps = { used: UsedDiscussion; isBusy: boolean; onLoad: () => void };

function EarlierLink({ used, isBusy, onLoad }: EarlierLinkProps) {
  const { t } = useTranslation('discussion');
  const { pathname } = useLocation();
  if (!useHasScripts()) {
    return <TextLink to={`${pathname}?before=${used.messages[0]?.number}#discussion`}>{t('earlier')}</TextLink>;
  }
  return (
    <Button variant="secondary" size="sm" className="justify-self-center" isBusy={isBusy} onClick={onLoad}>
      {t('earlier')}
    </Button>
  );
}
