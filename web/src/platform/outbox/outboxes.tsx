import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Outbox } from './outbox.ts';

/** All outboxes of this window by key: what waits is sent even after its screen was left, and screens share how often. */
export type Outboxes = Map<string, Outbox>;

const OutboxesContext = createContext<Outboxes | null>(null);

export function OutboxesProvider({ children }: { children: ReactNode }) {
  const [outboxes] = useState<Outboxes>(() => new Map());
  return <OutboxesContext value={outboxes}>{children}</OutboxesContext>;
}

export function useOutboxes(): Outboxes {
  const outboxes = useContext(OutboxesContext);
  if (!outboxes) throw new Error('Outboxes are needed outside of their provider.');
  return outboxes;
}

/** Longer than a save takes, and no longer than somebody who leaves will wait. */
const longestFlushMs = 3000;

/** Sends what waits anywhere in this window, as far as that is possible now. */
export function useFlushOutboxes(): () => Promise<void> {
  const outboxes = useContext(OutboxesContext);
  return useCallback(async () => {
    const sent = Promise.allSettled(Array.from(outboxes?.values() ?? [], (outbox) => outbox.flush()));
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, longestFlushMs))]);
  }, [outboxes]);
}
