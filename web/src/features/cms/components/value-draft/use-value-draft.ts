import type { WrittenValue } from '@navor/contract';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useAuth } from '#platform/auth/auth-context.tsx';
import { useOutboxes } from '#platform/outbox/outboxes.tsx';
import { keepUnsentValue, readUnsentValue, unsentValueKey } from './unsent-value.ts';
import {
  createValueDraft,
  type ToldValue,
  type ValueDraftState,
  type ValueDraftStore,
  type ValueWrite,
} from './value-draft.ts';

export type EditedValue<Value> = { state: ValueDraftState<Value>; store: ValueDraftStore<Value> };

/** What a file of values says, as it is edited on this page; the name tells one file from another, of any kind. */
export function useValueDraft<Value>(
  name: string,
  told: ToldValue<Value>,
  write: (write: ValueWrite<Value>) => Promise<WrittenValue>,
): EditedValue<Value> {
  const { user } = useAuth();
  const outboxes = useOutboxes();
  const userId = user?.id ?? '';
  const key = unsentValueKey(userId, name);
  const send = (change: ValueWrite<Value>) => write({ ...change, ...(userId && { written_by: userId }) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told later is taken below, once nothing waits to be saved.
  const store = useMemo(() => createValueDraft(told, send, (unsent) => keepUnsentValue(key, unsent)), [key]);
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const { revalidate } = useRevalidator();
  const seenHash = useRef(told.hash);
  const isSaved = state.saving === 'saved';

  useEffect(() => {
    const left = readUnsentValue<Value>(key);
    if (left) void store.restore(left);
    // Whoever signs out sends what waits first.
    outboxes.set(key, {
      keys: [],
      current: store.current,
      subscribe: (listener) => store.subscribe(listener),
      flush: () => store.flush(),
      catchUp: () => {},
    });
    return () => void outboxes.delete(key);
  }, [key, store, outboxes]);

  // What there is to publish is another thing with every change.
  useEffect(() => {
    if (!isSaved || seenHash.current === store.hash()) return;
    seenHash.current = store.hash();
    void revalidate();
  }, [store, isSaved, revalidate]);

  useEffect(() => {
    if (store.current().saving === 'saved' && store.hash() !== told.hash) store.replace(told);
  }, [store, told]);
  useEffect(() => {
    const retry = () => void store.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (store.current().saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', retry);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('beforeunload', warn);
    };
  }, [store]);
  return { state, store };
}
