import { createContext, type ReactNode, useContext, useState } from 'react';
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
