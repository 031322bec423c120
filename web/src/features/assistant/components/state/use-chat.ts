import type { Allowance, Attachment, Conversation, ErrorCode, Turn } from '@navor/contract';
import type { Language } from '@navor/languages';
import { useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { isApiError } from '#platform/api-error.ts';
import { fetchPageAnew } from '#platform/fetch-page-anew.ts';
import { loadWithRetry } from '#platform/load-with-retry.ts';
import { hasNetwork, isServerThere } from '#platform/offline.ts';
import { chatPath, conversationPath } from '../../assistant-paths.ts';
import { chatAfter, chatBegun, type Deed, type Problem, writingOf } from './chat-reducer.ts';
import { createSentIds } from './sent-ids.ts';
import { useFollowedAnswer } from './use-followed-answer.ts';

type LoadedChat = {
  conversationId: string;
  conversation: Conversation | null;
  /** Else it is a page of earlier turns, which would leave a hole among those that are known. */
  endsWithNewest: boolean;
  allowance: Allowance;
  /** What is done here is seen there. */
  tellOtherTabs: () => void;
};

export type UsedChat = ReturnType<typeof useChat>;

/**
 * What something was refused for is seen in what the server knows: another tab has asked, or the day's messages are used. Only
 * these would have another page take the place of what was typed.
 */
const hidesThePage: readonly ErrorCode[] = ['NOT_AUTHENTICATED', 'CONVERSATION_GONE'];

/** A conversation as its page came with, what streams into it, and what is asked here. */
export function useChat({ conversationId, conversation, allowance: loadedAllowance, ...rest }: LoadedChat) {
  const { endsWithNewest, tellOtherTabs } = rest;
  const { i18n } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, dispatch] = useReducer(chatAfter, conversation, chatBegun);
  const [lastLoaded, setLastLoaded] = useState(conversation);
  const [allowance, setAllowance] = useState(loadedAllowance);
  const [lastLoadedAllowance, setLastLoadedAllowance] = useState(loadedAllowance);
  const [sent] = useState(createSentIds);
  const isAsking = useRef(false);

  if (conversation !== lastLoaded) {
    setLastLoaded(conversation);
    if (conversation && endsWithNewest) dispatch({ kind: 'page', page: conversation });
  }
  if (loadedAllowance !== lastLoadedAllowance) {
    setLastLoadedAllowance(loadedAllowance);
    setAllowance(loadedAllowance);
  }

  const writing = writingOf(state);
  useFollowedAnswer(state.isShutOut ? undefined : writing, {
    onChange: (change) => {
      if (writing) dispatch({ kind: 'changed', answerId: writing.id, change });
      if (change.kind === 'end') ended();
    },
    onRead: (answer) => {
      dispatch({ kind: 'read', answer });
      if (answer.status !== 'writing') ended();
    },
    onGone: () => void navigate(chatPath),
    onRefused: (code) => dispatch({ kind: 'failed', problem: refusal('following', code) }),
  });

  /** What was used, how the conversation is called and where it stands in the list. */
  function ended() {
    tellOtherTabs();
    void revalidate();
  }

  /** Whether it was taken. Only one at a time: the button shows that it is busy with its next rendering only. */
  async function send(deed: Deed, perform: (api: BrowserApi) => Promise<Asked>): Promise<boolean> {
    if (isAsking.current) return false;
    isAsking.current = true;
    dispatch({ kind: 'sending' });
    try {
      if (!hasNetwork() && !(await isServerThere())) throw new TypeError('offline');
      const api = await loadApi();
      const asked = await perform(api);
      sent.forget();
      dispatch({ kind: 'taken', turn: asked.turn });
      setAllowance(asked.allowance);
      tellOtherTabs();
      return true;
    } catch (error) {
      dispatch({ kind: 'failed', problem: problemOf(deed, error) });
      if (isApiError(error) && !hidesThePage.includes(error.code)) void revalidate();
      return false;
    } finally {
      isAsking.current = false;
    }
  }

  return {
    turns: state.turns,
    hasEarlier: state.hasEarlier,
    allowance,
    writing,
    isBusy: state.isSending || (writing !== undefined && writing.id === state.stoppingId),
    problem: state.problem,
    async ask(text: string, attachments: Attachment[]): Promise<boolean> {
      if (writing) return false;
      const { turnId, answerId } = sent.idsFor([text, attachments], state.turns.at(-1)?.id);
      const language = i18n.language as Language;
      const isTaken = await send('asking', (api) =>
        api.assistant.ask({ conversationId, turnId, answerId, text, attachments, language, begins: !conversation }),
      );
      if (!isTaken) return false;
      // The same screen goes on under the address that the conversation has from now on.
      if (!conversation) void navigate(conversationPath(conversationId), { replace: true, preventScrollReset: true });
      else if (attachments.length > 0) void navigate('.', { replace: true, preventScrollReset: true });
      return true;
    },
    askAgain(turn: Turn, text?: string): Promise<boolean> {
      const { answerId } = sent.idsFor([turn.id, text], turn.answer?.id);
      return send('askingAgain', (api) =>
        api.assistant.askAgain({ turnId: turn.id, answerId, ...(text !== undefined && { text }) }),
      );
    },
    async stop(): Promise<void> {
      if (!writing) return;
      dispatch({ kind: 'stopping', answerId: writing.id });
      try {
        if (!hasNetwork() && !(await isServerThere())) throw new TypeError('offline');
        const api = await loadApi();
        const answer = await api.assistant.answers.stop({ answerId: writing.id });
        dispatch({ kind: 'stopped', answer });
        if (answer.status !== 'writing') ended();
      } catch (error) {
        dispatch({ kind: 'failed', problem: problemOf('stopping', error) });
      }
    },
    async loadEarlier(): Promise<void> {
      const api = await loadApi();
      const page = await api.assistant.get({ conversationId, before: state.turns[0]?.number });
      dispatch({ kind: 'earlier', page });
    },
  };
}

type BrowserApi = typeof import('#platform/browser-api.ts')['api'];

/** Fetched with the first thing that is done; one that is gone has the page fetched anew, with what was typed in it. */
async function loadApi(): Promise<BrowserApi> {
  const { api } = await loadWithRetry(() => import('#platform/browser-api.ts')).catch(fetchPageAnew);
  return api;
}

type Asked = { turn: Turn; allowance: Allowance };

function problemOf(deed: Deed, error: unknown): Problem {
  return isApiError(error) ? refusal(deed, error.code) : { deed, kind: 'connection' };
}

function refusal(deed: Deed, code: ErrorCode): Problem {
  return code === 'NOT_AUTHENTICATED' ? { deed, kind: 'sign-in' } : { deed, kind: 'refused', code };
}
