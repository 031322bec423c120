import type { DraftedText } from '@navor/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '#platform/browser-api.ts';
import { newId } from '#platform/new-id.ts';
import { useOutboxes } from '#platform/outbox/outboxes.tsx';
import { deliverAll } from './deliver-all.ts';
import { createDraftSync, type DraftSync, type SyncState } from './draft-sync.ts';
import { announcePage } from './living-pages.ts';
import { createUnsentTexts, type TextPlace } from './unsent-texts.ts';
import { useTellKept } from './use-tell-kept.ts';
import { failureOf, retryMs } from './write-failure.ts';

type TextDraftOptions = {
  place: Omit<TextPlace, 'kind'> & { kind: DocumentKind };
  drafted: DraftedText;
  /** The text has become another one: by what others wrote, or by what an earlier page left behind. */
  onText: (text: string) => void;
  /** Called with what the server has, whenever everything has arrived there. */
  onSaved?: (text: string) => void;
};

type DocumentKind = Parameters<typeof api.cms.drafts.write>[0]['kind'];

const pauseMs = 1000;

/** A text of a document that is being written: saved by itself, kept by the browser until then. */
export function useTextDraft({ place, drafted, onText, onSaved }: TextDraftOptions) {
  const [state, setState] = useState<SyncState>({ kind: 'saved' });
  const [isReady, setReady] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const [isKept, setKept] = useState(true);
  const sync = useRef<DraftSync>(null);
  const outboxes = useOutboxes();
  const showText = useEffectEvent(onText);
  const showState = useEffectEvent((next: SyncState) => {
    setState(next);
    // What was begun and taken back before it was sent is saved as well, though the server has no text.
    if (next.kind === 'saved' && sync.current && sync.current.hash() !== null) onSaved?.(sync.current.text());
  });

  const tellKept = useTellKept();

  const begin = useEffectEvent(async (page: string, signal: AbortSignal) => {
    const { userId, kind, id, path } = place;
    const store = createUnsentTexts(place, page);
    const write: Parameters<typeof createDraftSync>[0]['write'] = (text) =>
      api.cms.drafts.write({ kind, id, path, ...text, ...(userId && { written_by: userId }) });
    const left = userId ? await store.adopt() : [];
    const unsent = left.pop() ?? null;
    // The rest is of tabs that closed before: the server merges it, or keeps what cannot be merged as a version.
    const { delivered, hasConflict } = await deliverAll(left, write);
    await store.forget(delivered);
    // Also to whoever has gone on to another page meanwhile: it is told only once.
    if (hasConflict) tellKept({ kind, id });
    if (signal.aborted) return;
    const made = createDraftSync({
      server: { text: drafted.text, hash: drafted.hash },
      unsent,
      write,
      failureOf,
      keep: (next) => void store.keep(next).then((isStored) => setKept(isStored || next === null)),
      onState: showState,
      onText: showText,
      pauseMs,
      retryMs,
    });
    sync.current = made;
    if (unsent && made.text() !== (drafted.text ?? '')) {
      await store.keep(unsent);
      showText(made.text());
      setRestored(true);
    }
    if (unsent) await store.forget([unsent]);
    setReady(true);
  });

  const refresh = useEffectEvent(async () => {
    const { kind, id, path } = place;
    if (sync.current?.state().kind !== 'saved') return sync.current?.flush();
    // What cannot be asked now is told by the next write.
    await sync.current.refresh(() => api.cms.drafts.read({ kind, id, path })).catch(() => {});
  });

  useEffect(() => {
    const page = newId();
    const leave = announcePage(page);
    const opened = new AbortController();
    void begin(page, opened.signal);
    // Whoever signs out sends what waits first.
    outboxes.set(page, {
      keys: [],
      current: () => sync.current?.state() ?? {},
      subscribe: () => () => {},
      flush: async () => sync.current?.flush(),
      catchUp: () => {},
    });
    return () => {
      outboxes.delete(page);
      opened.abort();
      const left = sync.current;
      sync.current = null;
      // The page may be left for another one of ours: what is not sent yet goes along, and is kept if it does not arrive.
      // Whose session has ended may be followed by somebody else, who must not be taken for them.
      if (!left || left.state().kind === 'signed-out') leave();
      else void left.flush().finally(leave);
      left?.close();
    };
  }, [outboxes]);

  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void refresh();
    const onLeave = () => document.visibilityState === 'hidden' && void sync.current?.flush();
    window.addEventListener('online', onReturn);
    window.addEventListener('focus', onReturn);
    // The browser may show a page again as it was left, long ago.
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      window.removeEventListener('online', onReturn);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);

  return {
    state,
    /** False until it is known what an earlier page left behind. */
    isReady,
    isRestored,
    /** False where this browser keeps nothing: then the page must not be left before everything is saved. */
    isKept,
    change: (text: string) => sync.current?.change(text),
    /** Whether everything is with the server then. */
    flush: async (): Promise<boolean> => {
      await sync.current?.flush();
      return sync.current?.state().kind === 'saved';
    },
    hash: () => sync.current?.hash() ?? drafted.hash,
    /** Takes over what others have written, where nothing waits to be sent. */
    refresh: async () => void (await refresh()),
    resolve: (text: string) => void sync.current?.resolve(text),
    text: () => sync.current?.text() ?? drafted.text ?? '',
  };
}
