import type { Allowance, Attachment, Conversation, ErrorCode, Turn } from '@navor/contract';
import type { Language } from '@navor/languages';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { isOffline } from '#platform/offline.ts';
import { chatPath, conversationPath } from '../../assistant-paths.ts';
import { chatOf, emptyChat, withAnswer, withChange, withEarlier, withNewest, withTurn } from './chat-state.ts';
import { useFollowedAnswer } from './use-followed-answer.ts';

/** Why something was not done. */
export type Problem = { kind: 'connection' } | { kind: 'sign-in' } | { kind: 'refused'; code: ErrorCode };

type ToldChat = {
  conversationId: string;
  conversation: Conversation | null;
  allowance: Allowance;
  /** What is done here is seen there. */
  tellOtherTabs: () => void;
};

export type UsedChat = ReturnType<typeof useChat>;

/** A conversation as its page came with, what streams into it, and what is asked here. */
export function useChat({ conversationId, conversation, allowance: toldAllowance, tellOtherTabs }: ToldChat) {
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState(() => (conversation ? chatOf(conversation) : emptyChat));
  const [lastTold, setLastTold] = useState(conversation);
  const [allowance, setAllowance] = useState(toldAllowance);
  const [lastToldAllowance, setLastToldAllowance] = useState(toldAllowance);
  const [busyWith, setBusyWith] = useState<'asking' | 'stopping' | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was sent and may have arrived all the same: sent again unchanged, it is still one question. */
  const lastSent = useRef({ what: '', turnId: '', answerId: '' });
  const isAsking = useRef(false);

  if (conversation !== lastTold) {
    setLastTold(conversation);
    if (conversation) setState(withNewest(state, conversation));
  }
  if (toldAllowance !== lastToldAllowance) {
    setLastToldAllowance(toldAllowance);
    setAllowance(toldAllowance);
  }

  const newest = state.turns.at(-1);
  const writing = newest?.answer?.status === 'writing' ? newest.answer : undefined;
  useFollowedAnswer(writing, {
    onChange: (change) => {
      if (writing) setState((known) => withChange(known, writing.id, change));
      if (change.kind === 'end') ended();
    },
    onRead: (answer) => {
      setState((known) => withAnswer(known, answer));
      if (answer.status !== 'writing') ended();
    },
    onGone: () => void navigate(chatPath),
  });

  /** What was used, how the conversation is called and where it stands in the list. */
  function ended() {
    setBusyWith((now) => (now === 'stopping' ? null : now));
    tellOtherTabs();
    void revalidate();
  }

  /** Whether it was taken. Only one at a time: the button shows that it is busy with its next rendering only. */
  async function send(perform: (api: BrowserApi) => Promise<Asked>): Promise<boolean> {
    if (isAsking.current) return false;
    isAsking.current = true;
    setBusyWith('asking');
    setProblem(null);
    try {
      if (isOffline()) throw new TypeError('offline');
      const { api } = await import('#platform/browser-api.ts');
      const asked = await perform(api);
      setState((known) => withTurn(known, asked.turn));
      setAllowance(asked.allowance);
      tellOtherTabs();
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      // What it was refused for is seen in what the server knows: another tab has asked, or the day's messages are used.
      if (isApiError(error)) void revalidate();
      return false;
    } finally {
      isAsking.current = false;
      setBusyWith(null);
    }
  }

  return {
    turns: state.turns,
    hasEarlier: state.hasEarlier,
    allowance,
    writing,
    busyWith,
    problem,
    async ask(text: string, attachments: Attachment[]): Promise<boolean> {
      const what = JSON.stringify([text, attachments]);
      if (lastSent.current.what !== what) lastSent.current = { what, turnId: newId(), answerId: newId() };
      const { turnId, answerId } = lastSent.current;
      const language = i18n.language as Language;
      const isTaken = await send((api) =>
        api.assistant.ask({ conversationId, turnId, answerId, text, attachments, language }),
      );
      if (!isTaken) return false;
      lastSent.current = { what: '', turnId: '', answerId: '' };
      // The same screen goes on under the address that the conversation has from now on.
      if (!conversation) void navigate(conversationPath(conversationId), { replace: true, preventScrollReset: true });
      else if (attachments.length > 0) void navigate('.', { replace: true, preventScrollReset: true });
      return true;
    },
    askAgain: (turn: Turn, text?: string) =>
      send((api) =>
        api.assistant.askAgain({ turnId: turn.id, answerId: newId(), ...(text !== undefined && { text }) }),
      ),
    async stop(): Promise<void> {
      if (!writing) return;
      setBusyWith('stopping');
      try {
        const { api } = await import('#platform/browser-api.ts');
        const answer = await api.assistant.answers.stop({ answerId: writing.id });
        setState((known) => withAnswer(known, answer));
        if (answer.status !== 'writing') ended();
      } catch (error) {
        setBusyWith(null);
        setProblem(problemOf(error));
      }
    },
    async loadEarlier(): Promise<void> {
      const { api } = await import('#platform/browser-api.ts');
      const page = await api.assistant.get({ conversationId, before: state.turns[0]?.number });
      setState((known) => withEarlier(known, page));
    },
  };
}

type BrowserApi = typeof import('#platform/browser-api.ts')['api'];
type Asked = { turn: Turn; allowance: Allowance };

function problemOf(error: unknown): Problem {
  if (!isApiError(error)) return { kind: 'connection' };
  return error.code === 'NOT_AUTHENTICATED' ? { kind: 'sign-in' } : { kind: 'refused', code: error.code };
}
