import type { AssistantStanding, Conversation, ShownAttachment, Turn } from '@navor/contract';
import { Button } from '@navor/ui/button.tsx';
import { TextLink } from '@navor/ui/link.tsx';
import { ArrowDown } from 'lucide-react';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { lazyPart } from '#platform/lazy-part.ts';
import { moveDraft } from '#platform/outbox/use-draft.ts';
import { useTextLinks } from '#screen/reading/use-text-links.ts';
import { conversationPath } from '../../assistant-paths.ts';
import { AllowanceLine } from '../composer/allowance-line.tsx';
import { Composer } from '../composer/composer.tsx';
import { focusForTyping } from '../composer/focus-for-typing.ts';
import { ProblemAlert } from '../composer/problem-alert.tsx';
import { useAnnouncement } from '../state/use-announcement.ts';
import { useAutoScroll } from '../state/use-auto-scroll.ts';
import { useChat } from '../state/use-chat.ts';
import { TurnItem } from '../turn/turn-item.tsx';
import { BusyContext } from './busy-context.ts';
import { ChatWelcome } from './chat-welcome.tsx';
import { questionDraftKey } from './draft-keys.ts';

/** Only long conversations have them. */
const EarlierTurns = lazyPart(async () => (await import('./earlier-turns.tsx')).EarlierTurns);

type ChatProps = {
  conversationId: string;
  userId: string;
  tellOtherTabs: () => void;
  /** Null until the first question is asked. */
  conversation: Conversation | null;
  /** False on a page of earlier turns, which only browsers without scripts need. */
  endsWithNewest: boolean;
  standing: AssistantStanding;
  attached: readonly ShownAttachment[];
  /** Of a form that was sent without scripts and refused. */
  refused: { text: string | undefined; error: string | undefined } | undefined;
};

/** A conversation and the place where questions are written. */
export function Chat(props: ChatProps) {
  const { conversationId, userId, tellOtherTabs, conversation, endsWithNewest, standing, attached, refused } = props;
  const { t, i18n } = useTranslation('assistant');
  const { allowance } = standing;
  const chat = useChat({ conversationId, conversation, endsWithNewest, allowance, tellOtherTabs });
  const navigate = useNavigate();
  // Where scripts add earlier turns, a page of only those has no place: what is asked there would follow on them.
  useEffect(() => {
    if (!endsWithNewest) void navigate(conversationPath(conversationId), { replace: true });
  }, [endsWithNewest, conversationId, navigate]);
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { turns } = chat;
  const { isAway, toEnd, toNewest } = useAutoScroll(log, turns.length > 0 && endsWithNewest);
  useTextLinks(log);
  const newest = turns.at(-1);
  const announcement = useAnnouncement(newest?.answer);
  const language = conversation?.language ?? i18n.language;

  // The same functions for as long as the conversation lasts, so that finished turns are not drawn again.
  const latest = useRef({ chat, attached, toNewest });
  useLayoutEffect(() => {
    latest.current = { chat, attached, toNewest };
  });
  const actions = useMemo(() => {
    const afterwards = (isTaken: boolean) => {
      if (!isTaken) return false;
      latest.current.toNewest();
      focusForTyping(field.current);
      return true;
    };
    const attachments = () => latest.current.attached.map(({ attachment }) => attachment);
    return {
      onAsk: (question: string) => void latest.current.chat.ask(question, attachments()).then(afterwards),
      onRetry: (turn: Turn) => void latest.current.chat.askAgain(turn).then(afterwards),
      onEdit: (turn: Turn, text: string) => latest.current.chat.askAgain(turn, text).then(afterwards),
    };
  }, []);

  const error = refused?.error;
  const draftKey = questionDraftKey(userId, conversation ? conversationId : null);
  return (
    <BusyContext value={chat.isBusy || chat.writing !== undefined}>
      <div className="flex min-w-0 grow flex-col gap-6">
        <div
          ref={log}
          role="log"
          aria-label={t('log')}
          aria-live="off"
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          {chat.hasEarlier && (
            <Suspense fallback={null}>
              <EarlierTurns chat={chat} />
            </Suspense>
          )}
          {newest ? (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
              {turns.map((turn) => (
                <TurnItem
                  key={turn.id}
                  turn={turn}
                  language={language}
                  isNewest={turn === newest && endsWithNewest}
                  actions={actions}
                />
              ))}
            </ol>
          ) : (
            <ChatWelcome onAsk={actions.onAsk} />
          )}
          {!endsWithNewest && <TextLink to={conversationPath(conversationId)}>{t('toNewest')}</TextLink>}
          <span id="newest" />
        </div>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {/* On a low screen, as when a page is enlarged, it would cover most of what is to be read. */}
        <div className="sticky bottom-0 z-10 mt-auto grid [overflow-anchor:none] [@media(max-height:28rem)]:relative grid-cols-[minmax(0,1fr)] gap-2 bg-paper pt-2 pb-3">
          {isAway && (
            <Button
              variant="secondary"
              size="sm"
              className="-top-12 absolute justify-self-center rounded-full shadow-raised"
              onClick={toEnd}
            >
              <ArrowDown aria-hidden />
              {t('toNewest')}
            </Button>
          )}
          {error && <p className="text-danger text-sm">{error}</p>}
          {chat.problem && (
            <ProblemAlert problem={chat.problem} onNew={() => moveDraft(draftKey, questionDraftKey(userId, null))} />
          )}
          <Composer
            draftKey={draftKey}
            chat={chat}
            attached={attached}
            field={field}
            refusedText={refused?.text}
            onSent={toNewest}
          />
          <AllowanceLine allowance={chat.allowance} />
        </div>
      </div>
    </BusyContext>
  );
}
