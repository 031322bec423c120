import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Outbox } from './outbox.ts';
import { useOutboxes } from './outboxes.tsx';

type OutboxHere<Made, State> = {
  /** Undefined for whoever has none. */
  key: string | undefined;
  create: (key: string) => Made;
  /** What the server renders. */
  empty: State;
};

/** What waits to be saved, sent whenever there is hope; no outbox for visitors, and on the server. */
export function useOutbox<State extends { waitsFor: unknown }, Made extends Outbox<State>>({
  key,
  create,
  empty,
}: OutboxHere<Made, State>): { state: State; outbox: Made | null } {
  const outboxes = useOutboxes();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outbox is made once for its key.
  const outbox = useMemo(() => {
    if (!key || typeof window === 'undefined') return null;
    const known = outboxes.get(key) as Made | undefined;
    if (known) return known;
    const made = create(key);
    outboxes.set(key, made);
    return made;
  }, [outboxes, key]);
  const nothing = () => empty;
  const state = useSyncExternalStore(outbox?.subscribe ?? subscribeToNothing, outbox?.current ?? nothing, nothing);

  useEffect(() => {
    if (!outbox) return;
    const flush = () => void outbox.flush();
    const onVisibility = () => {
      // Shown again: back from signing in, perhaps.
      if (document.visibilityState === 'hidden' || outbox.current().waitsFor) flush();
    };
    const onStorage = ({ key }: StorageEvent) => key && outbox.keys.includes(key) && outbox.catchUp();
    window.addEventListener('online', flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      flush();
      window.removeEventListener('online', flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [outbox]);

  return { state, outbox };
}

const subscribeToNothing = () => () => {};
