import type { WrittenValue } from '@navor/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useOutboxes } from '#platform/outbox/outboxes.tsx';
import { type OpenValue, openValue } from './open-value.ts';
import { unsentValueKey } from './unsent-value.ts';
import type { ToldValue, ValueDraftState, ValueDraftStore, ValueWrite } from './value-draft.ts';

export type EditedValue<Value> = { state: ValueDraftState<Value>; store: ValueDraftStore<Value> };

type ValueFile<Value> = {
  write: (write: ValueWrite<Value>) => Promise<WrittenValue>;
  /** Null where nobody can read it any more. */
  read: () => Promise<ToldValue<Value> | null>;
};

/** What a file of values says, as it is edited on this page; the name tells one file from another, of any kind. */
export function useValueDraft<Value>(
  name: string,
  told: ToldValue<Value>,
  { write, read }: ValueFile<Value>,
): EditedValue<Value> {
  const { user } = useAuth();
  const outboxes = useOutboxes();
  const userId = user?.id ?? '';
  const key = unsentValueKey(userId, name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told later is only a reason to ask for what there is.
  const store = useMemo(() => {
    // What waits goes along from one screen of the document to another.
    const known = outboxes.get(key) as OpenValue<Value> | undefined;
    if (known) return known;
    const send = (change: ValueWrite<Value>) => write({ ...change, ...(userId && { written_by: userId }) });
    const onClosed = () => {
      if (outboxes.get(key) === opened) outboxes.delete(key);
    };
    const opened: OpenValue<Value> = openValue({ key, told, write: send, onClosed });
    return opened;
  }, [outboxes, key]);
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const { revalidate } = useRevalidator();
  const isSaved = state.saving === 'saved';

  useEffect(() => {
    // Whoever signs out sends what waits first.
    outboxes.set(key, store);
    return store.enter();
  }, [key, store, outboxes]);

  // What there is to publish is another thing with every change.
  const hasWaited = useRef(false);
  useEffect(() => {
    if (isSaved && hasWaited.current) void revalidate();
    hasWaited.current = !isSaved;
  }, [isSaved, revalidate]);

  // What was told may have been asked for before the last change was written: whether it is newer says only the server.
  const readAgain = useEffectEvent(() => store.refresh(read));
  useEffect(() => {
    // What cannot be asked now is told by the next write.
    if (told.hash !== store.hash()) void readAgain().catch(() => {});
  }, [store, told]);

  useEffect(() => {
    const retry = () => {
      const { saving } = store.current();
      // Back from signing in, perhaps. What somebody has to decide on or to mend is as it was.
      const isWorthTrying = saving === 'offline' || saving === 'signed-out';
      if (document.visibilityState === 'visible' && isWorthTrying) void store.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (store.current().saving !== 'saved') event.preventDefault();
    };
    retry();
    window.addEventListener('online', retry);
    window.addEventListener('focus', retry);
    document.addEventListener('visibilitychange', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', retry);
      document.removeEventListener('visibilitychange', retry);
      window.removeEventListener('beforeunload', warn);
    };
  }, [store]);
  return { state, store };
}
