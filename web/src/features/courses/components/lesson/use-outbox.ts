import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createOutbox, emptyOutbox, type Outbox, type OutboxState } from './outbox.ts';

/** One for each person, so that all screens of this window share what waits and how often it was tried. */
const outboxes = new Map<string, Outbox>();

function outboxOf(userId: string): Outbox {
  const known = outboxes.get(userId);
  if (known) return known;
  const created = createOutbox(userId);
  outboxes.set(userId, created);
  return created;
}

/** What waits to be saved for this person, sent whenever there is hope; null for visitors, and on the server. */
export function useOutbox(userId: string | undefined): { state: OutboxState; outbox: Outbox | null } {
  const outbox = useMemo(() => (userId && typeof window !== 'undefined' ? outboxOf(userId) : null), [userId]);
  const state = useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    outbox?.current ?? currentlyNothing,
    currentlyNothing,
  );

  useEffect(() => {
    if (!outbox) return;
    const flush = () => void outbox.flush();
    const onStorage = (event: StorageEvent) => event.key?.startsWith('outbox') && outbox.catchUp();
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('storage', onStorage);
    };
  }, [outbox]);

  return { state, outbox };
}

const subscribeToNothing = () => () => {};
const currentlyNothing = () => emptyOutbox;
