import type { ErrorCode } from '@navor/contract';
import { type Delivery, deliverToApi, type Write } from './deliver-to-api.ts';
import { newId } from './new-id.ts';

export type PendingWrite = Write & { id: string; at: number };

export type OutboxState = {
  /** What the server has not taken yet, by address below `/api`. */
  pending: Readonly<Record<string, PendingWrite>>;
  /** What it took since the page was read. */
  settled: Readonly<Record<string, { write: PendingWrite; answer: unknown }>>;
  refused: Readonly<Record<string, ErrorCode>>;
  waitsFor: 'connection' | 'sign-in' | null;
};

export type Outbox = ReturnType<typeof createOutbox>;

export const emptyOutbox: OutboxState = { pending: {}, settled: {}, refused: {}, waitsFor: null };

const firstPauseMs = 5_000;
const longestPauseMs = 120_000;

/**
 * Keeps what a reader wants saved until the server has it: over a lost connection, a closed window, a restart. Only the
 * last wish for an address counts, and a wish sent twice changes nothing, so nothing is lost or doubled.
 */
export function createOutbox(
  userId: string,
  deliver: (path: string, write: Write) => Promise<Delivery> = deliverToApi,
) {
  const key = `outbox:${userId}`;
  const listeners = new Set<() => void>();
  let state: OutboxState = { ...emptyOutbox, pending: readKept(key) ?? {} };
  let isDelivering = false;
  let pauseMs = firstPauseMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function change(changes: Partial<OutboxState>) {
    state = { ...state, ...changes };
    if (changes.pending) keep(key, changes.pending);
    for (const listener of listeners) listener();
  }

  /** Another window may have added to it or emptied it. */
  const pendingNow = () => readKept(key) ?? state.pending;

  function write(path: string, wanted: Write) {
    change({
      pending: { ...pendingNow(), [path]: { ...wanted, id: newId(), at: Date.now() } },
      refused: without(state.refused, path),
    });
    void flush();
  }

  async function flush(): Promise<void> {
    if (isDelivering) return;
    isDelivering = true;
    clearTimeout(retry);
    let delivery: Delivery | undefined;
    for (let [next] = Object.entries(pendingNow()); next; [next] = Object.entries(pendingNow())) {
      const [path, wanted] = next;
      delivery = await deliver(path, wanted);
      if (delivery.kind === 'lost') break;
      settle(path, wanted, delivery);
    }
    isDelivering = false;
    if (delivery?.kind !== 'lost') return rest();
    change({ waitsFor: delivery.waitsFor });
    retry = setTimeout(flush, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function settle(path: string, sent: PendingWrite, delivery: Exclude<Delivery, { kind: 'lost' }>) {
    const pending = pendingNow();
    // A newer wish for the same address stays, and is sent next.
    const left = pending[path]?.id === sent.id ? without(pending, path) : pending;
    if (delivery.kind === 'refused') change({ pending: left, refused: { ...state.refused, [path]: delivery.code } });
    else change({ pending: left, settled: { ...state.settled, [path]: { write: sent, answer: delivery.answer } } });
  }

  function rest() {
    pauseMs = firstPauseMs;
    if (state.waitsFor) change({ waitsFor: null });
  }

  return {
    write,
    flush,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows what another window did. */
    catchUp: () => change({ pending: pendingNow() }),
    /** For when the page has been read afresh and shows what was taken by itself. */
    forget(prefix: string) {
      const others = <Entry>(entries: Readonly<Record<string, Entry>>) =>
        Object.fromEntries(Object.entries(entries).filter(([path]) => !path.startsWith(prefix)));
      change({ settled: others(state.settled), refused: others(state.refused) });
    },
  };
}

function without<Entry>(entries: Readonly<Record<string, Entry>>, path: string): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== path));
}

/** Undefined where this browser keeps nothing: the memory of the page has to do then. */
function readKept(key: string): Record<string, PendingWrite> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return undefined;
  }
}

function keep(key: string, pending: Readonly<Record<string, PendingWrite>>) {
  try {
    if (Object.keys(pending).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(pending));
  } catch {
    // It then lasts as long as the page.
  }
}
